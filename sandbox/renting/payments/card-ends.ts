import {setTimeout as wait} from 'node:timers/promises'
import {problem} from '../../core/response'

/** Test cards: the last four digits of the card decide what happens to a payment. */
export const declinedEnd = '0002'
const silent = '0004'
const late = '0006'

/** In milliseconds; longer than any client waits for a response. */
const patience = 120_000

/** In milliseconds; after this time the storefront has stopped waiting. */
const lateBy = 20_000

/**
 * Refused with 402 for a card without money. For a card that ends in 0004 there is never a response, and nothing is
 * taken.
 */
export const mustHaveMoney = async (lastFour: string) => {
    if (lastFour === declinedEnd) problem(402, 'payment-declined', 'The bank declined the card.')
    if (lastFour !== silent) return
    await wait(patience, undefined, {ref: false})
    problem(504, 'gateway-timeout', 'The bank did not answer.')
}

/** With a card that ends in 0006 the payment is made at once, but the response comes late. */
export const answeredBy = async <T>(lastFour: string, paid: T): Promise<T> => {
    if (lastFour === late) await wait(lateBy, undefined, {ref: false})
    return paid
}
