import type {Database, Statement} from 'better-sqlite3'
import type {Keys} from './keys'

export type Clock = () => Date

export type SettableClock = {
    now: Clock
    /** From now on it is this moment, and time goes on from there; undefined returns to the real time. */
    set: (moment: Date | undefined) => void
}

/** A clock that can be put forward and back, so that tokens run out and stores close while one watches. */
export const settableClock = (real: Clock): SettableClock => {
    let shift = 0
    return {
        now: () => new Date(real().getTime() + shift),
        set: (moment) => {
            shift = moment ? moment.getTime() - real().getTime() : 0
        }
    }
}

/** Anyone who holds an access token. */
export type Shopper = {
    /** A registered customer's id, or else the guest's. */
    customerId: string
    /** Who this shopper is, or was before signing in: whose basket is merged. */
    guestId: string
    /** Unique shopper id: one per visit, the same from guest to registered. */
    usid: string
    isGuest: boolean
    siteId: string
    sessionId: string
    scopes: readonly string[]
}

/** 'tiny' is for tests, 'large' for measuring. */
export type Size = 'tiny' | 'small' | 'default' | 'large'

/** Everything that an endpoint may look at or change. */
export type World = {
    db: Database
    /** A prepared statement, cached; its rows have the type that the caller knows from its columns. */
    statement: <Row = unknown>(sql: string) => Statement<unknown[], Row>
    /** All of it or nothing; may be nested. */
    transaction: <T>(run: () => T) => T
    now: Clock
    clock: SettableClock
    newId: () => string
    keys: Keys
    /** How long an access token is good, in seconds. */
    accessSeconds: number
    /** Where files may be stored; ':memory:' when there is no such place. */
    dataFolder: string
    close: () => void
}
