import {isLastFour} from './person'
import {isZip} from './store-address'

/** What somebody who pays without an account knows of the renter. */
export type KnownRenter = {
    agreementNumber: string
    postalCode: string
    /** The last four digits of the renter's phone number. */
    phoneEnd: string
}

const isWellFormed: Record<keyof KnownRenter, (typed: string) => boolean> = {
    agreementNumber: (typed) => /^\d{4,12}$/.test(typed),
    postalCode: isZip,
    phoneEnd: isLastFour
}

/** What is wrong with one of the three as it was typed; nothing if it is right [ROUTE-040]. */
export const knownRenterProblem = (
    field: keyof KnownRenter,
    typed: string
): 'missing' | 'malformed' | undefined => {
    const cleaned = typed.trim()
    if (cleaned === '') return 'missing'
    return isWellFormed[field](cleaned) ? undefined : 'malformed'
}

const HOUR_IN_MS = 3_600_000

/** For how long, in milliseconds, a browser remembers a payment without an account, so that no tab sends it again (D-30). */
export const isAttemptStored = (sentAt: number, now: number): boolean => now - sentAt < HOUR_IN_MS
