import {isLastFour, cleanLastFour} from '../person/person'
import {zipFromTyped} from '../stores/store-address'

/** What a payer without an account enters to identify the renter's agreement. */
export type KnownRenter = {
    agreementNumber: string
    postalCode: string
    /** The last four digits of the renter's phone number. */
    phoneEnd: string
}

const isWellFormed: Record<keyof KnownRenter, (typed: string) => boolean> = {
    agreementNumber: (typed) => /^\d{4,12}$/.test(typed),
    postalCode: (typed) => zipFromTyped(typed) !== undefined,
    phoneEnd: isLastFour
}

/** What is wrong with one of the three fields; undefined if it is right [ROUTE-040]. */
export const knownRenterProblem = (
    field: keyof KnownRenter,
    typed: string
): 'missing' | 'malformed' | undefined => {
    const cleaned = typed.normalize('NFKC').trim()
    if (cleaned === '') return 'missing'
    return isWellFormed[field](cleaned) ? undefined : 'malformed'
}

/** The three values as they are sent: plain digits, and five of the zip (D-52). */
export const cleanKnownRenter = (typed: KnownRenter): KnownRenter => ({
    agreementNumber: typed.agreementNumber.normalize('NFKC').trim(),
    postalCode: zipFromTyped(typed.postalCode) ?? typed.postalCode.trim(),
    phoneEnd: cleanLastFour(typed.phoneEnd)
})

const HOUR_IN_MS = 3_600_000

/** Whether a payment without an account is still stored in the browser, so that no tab sends it again (D-30). */
export const isAttemptStored = (sentAt: number, now: number): boolean => now - sentAt < HOUR_IN_MS
