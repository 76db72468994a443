import type {Database, Statement} from 'better-sqlite3'
import {randomBytes} from 'node:crypto'
import {settableClock, type Clock, type SettableClock} from './clock'
import {openDatabase, statementsOf} from './database'
import {openKeys, type Keys} from './keys'
import {migrate} from './migrate'
import {migrations} from './migrations'
import {seedWorld} from './seed'

/** 'tiny' is for tests, 'large' for measuring. */
export type Size = 'tiny' | 'small' | 'default' | 'large'

/** Everything that an endpoint may look at or change. */
export type World = {
    db: Database
    /** A prepared statement, kept; its rows have the type that the caller knows from its columns. */
    statement: <Row = unknown>(sql: string) => Statement<unknown[], Row>
    /** All of it or nothing; may be nested. */
    transaction: <T>(run: () => T) => T
    now: Clock
    clock: SettableClock
    newId: () => string
    keys: Keys
    /** How long an access token is good, in seconds. */
    accessSeconds: number
    /** Where files may be kept; ':memory:' when there is no such place. */
    dataFolder: string
    close: () => void
}

export type WorldOptions = {
    /** ':memory:' for a world that ends with the process. */
    dataFolder: string
    size?: Size
    clock?: Clock
    newId?: () => string
    /** Default half an hour, as on the platform; less lets a test see tokens run out. */
    accessSeconds?: number
}

/** Opens the world of a data folder, brings its database up to date, and fills it if it is empty. */
export const openWorld = ({
    dataFolder,
    size = 'default',
    clock: realClock = () => new Date(),
    newId = randomId,
    accessSeconds = 30 * 60
}: WorldOptions): World => {
    const folder = dataFolder === ':memory:' ? undefined : dataFolder
    const db = openDatabase(folder)
    migrate(db, migrations)
    const clock = settableClock(realClock)
    const world: World = {
        db,
        statement: statementsOf(db),
        transaction: (run) => db.transaction(run)(),
        now: clock.now,
        clock,
        newId,
        keys: openKeys(folder),
        accessSeconds,
        dataFolder,
        close: () => db.close()
    }
    seedWorld(world, size)
    return world
}

/** As long as the platform's own ids: 26 letters and digits, not to be guessed. */
const randomId = () => randomBytes(13).toString('hex')
