import {CommerceError} from '../client'

/** The detail of a failure to make a basket at all, apart from a failure to change one [CART-022]. */
export const noBasket = 'no-basket'

/** Whether a deed failed because there was no basket to be had [CART-022]. */
export const isNoBasket = (error: unknown): boolean =>
    error instanceof CommerceError && error.detail === noBasket
