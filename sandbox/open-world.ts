import {randomBytes} from 'node:crypto'
import {mainSite, type SiteId} from './core/sites'
import {type Clock, settableClock, type Size, type World} from './world/world'
import {migrate, openDatabase, statementsOf, transactionsOf} from './world/database'
import {openKeys} from './world/keys'
import {migrations} from './migrations'
import {seedWorld} from './seed'

export type WorldOptions = {
    /** ':memory:' for a world that ends with the process. */
    dataFolder: string
    /** For whoever looks at no picture. */
    hasPlainPictures?: boolean
    siteId?: SiteId
    size?: Size
    clock?: Clock
    newId?: () => string
    /** Default half an hour, as on the platform; less lets a test see tokens expire. */
    accessSeconds?: number
}

/** Opens the world of a data folder, brings its database up to date, and fills it if it is empty. */
export const openWorld = ({
    dataFolder,
    hasPlainPictures = false,
    siteId = mainSite,
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
        siteId,
        db,
        statement: statementsOf(db),
        transaction: transactionsOf(db),
        now: clock.now,
        clock,
        newId,
        keys: openKeys(folder),
        accessSeconds,
        dataFolder,
        hasPlainPictures,
        close: () => db.close()
    }
    seedWorld(world, size)
    return world
}

/** As long as the platform's own ids: 26 letters and digits, not to be guessed. */
const randomId = () => randomBytes(13).toString('hex')
