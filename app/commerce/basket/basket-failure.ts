import {CommerceError} from '../client'
import {number, record} from '../json'

/** How many pieces are available, if the platform refused a quantity for that reason [INV-017, INV-019]; else null. */
export const availableQuantityOf = (error: unknown): number | null =>
    error instanceof CommerceError && error.status === 400
        ? (number(record(error.data).availableQuantity) ?? null)
        : null

/** The platform's own text about a failed change, to show to the shopper; null if there is none (G-56). */
export const textOf = (error: unknown): string | null =>
    error instanceof CommerceError ? (error.detail ?? null) : null

/** The detail of a failure to create a basket, as opposed to a failure to change one [CART-022]. */
export const noBasket = 'no-basket'

/** Whether a change failed because there was no basket [CART-022]. */
export const isNoBasket = (error: unknown): boolean =>
    error instanceof CommerceError && error.detail === noBasket
