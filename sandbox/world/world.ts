import type {Database, Statement} from 'better-sqlite3'
import type {SiteId} from '../core/sites'
import type {Keys} from './keys'

export type Clock = () => Date

export type SettableClock = {
    now: Clock
    /** Sets the clock to a moment, from which it continues. Undefined returns to the real time. */
    set: (moment: Date | undefined) => void
}

/** A clock that can be set, so that tokens expire and stores close during a test. */
export const settableClock = (real: Clock): SettableClock => {
    let shift = 0
    return {
        now: () => new Date(real().getTime() + shift),
        set: (moment) => {
            shift = moment ? moment.getTime() - real().getTime() : 0
        }
    }
}

/** The holder of an access token. */
export type Shopper = {
    /** A registered customer's id, or else the guest's. */
    customerId: string
    /** The shopper's id as a guest, now or before signing in. It tells which guest's basket is merged. */
    guestId: string
    /** Unique shopper id: one per visit. It stays the same when a guest signs in. */
    usid: string
    isGuest: boolean
    siteId: SiteId
    sessionId: string
    scopes: readonly string[]
}

/** 'tiny' is for tests, 'large' for performance measurements. */
export type Size = 'tiny' | 'small' | 'default' | 'large'

/** Everything that an endpoint can read or change. */
export type World = {
    /** The only site that it answers for. */
    siteId: SiteId
    db: Database
    /** A prepared, cached statement. The caller knows the type of its rows from the columns. */
    statement: <Row = unknown>(sql: string) => Statement<unknown[], Row>
    /** Runs a transaction. Transactions can be nested. */
    transaction: <T>(run: () => T) => T
    now: Clock
    clock: SettableClock
    newId: () => string
    keys: Keys
    /** The lifetime of an access token, in seconds. */
    accessSeconds: number
    /** The folder for files, or ':memory:' if there is none. */
    dataFolder: string
    /** Whether a picture of a piece is a plain surface in its colour, which takes a hundredth of the time to make. */
    hasPlainPictures: boolean
    close: () => void
}
