import {CommerceError} from '../client'
import {number, record} from '../json'

/** How many there are, where the platform refused a quantity for it [INV-017, INV-019]; null if it did not. */
export const availableQuantityOf = (error: unknown): number | null =>
    error instanceof CommerceError && error.status === 400
        ? (number(record(error.data).availableQuantity) ?? null)
        : null

/** Whether nobody knows if a change was made: its answer was lost, or is none. */
export const isUnknownEnd = ({status}: CommerceError): boolean => status >= 500 || status === 408

/** What the platform itself says of a failed change, for a shopper to read; null if it says nothing (G-56). */
export const textOf = (error: unknown): string | null =>
    error instanceof CommerceError ? (error.detail ?? null) : null

/** The detail of a failure to make a basket at all, apart from a failure to change one [CART-022]. */
export const noBasket = 'no-basket'

/** Whether a change failed because there was no basket [CART-022]. */
export const isNoBasket = (error: unknown): boolean =>
    error instanceof CommerceError && error.detail === noBasket
