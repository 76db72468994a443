import {setTimeout as wait} from 'node:timers/promises'
import {problem} from '../../core/response'

/** As test cards go: what becomes of a payment is shown by the card's last four digits. */
export const declinedEnd = '0002'
const silent = '0004'
const late = '0006'

/** Longer than anybody waits for an answer. */
const patience = 120_000

/** An answer so late comes after the storefront has given up. */
const lateBy = 20_000

/** Refused with 402 for a card without money; one that ends in 0004 is never answered, and nothing is taken. */
export const mustHaveMoney = async (lastFour: string) => {
    if (lastFour === declinedEnd) problem(402, 'payment-declined', 'The bank declined the card.')
    if (lastFour !== silent) return
    await wait(patience, undefined, {ref: false})
    problem(504, 'gateway-timeout', 'The bank did not answer.')
}

/** A payment by a card that ends in 0006 is made at once and answered late. */
export const answeredBy = async <T>(lastFour: string, paid: T): Promise<T> => {
    if (lastFour === late) await wait(lateBy, undefined, {ref: false})
    return paid
}
