import {CommerceError, errorCodeOf} from '../client'
import {number, record, text} from '../json'

/** What the platform says of a refusal; nothing where it says nothing that can be read. */
const refusalOf = async (response: unknown): Promise<unknown> =>
    response instanceof Response && !response.bodyUsed
        ? response
              .clone()
              .json()
              .catch(() => undefined)
        : undefined

/** What a call of the SDK failed with, as the failure that leaves this layer, with what the platform says of it (G-56). */
export const basketFailure = async (error: unknown): Promise<CommerceError> => {
    if (error instanceof CommerceError) return error
    const {response} = record(error)
    const status = number(record(response).status) ?? 503
    const data = await refusalOf(response)
    const detail = text(record(data).detail)
    return new CommerceError(
        {status, code: errorCodeOf(status), ...(detail !== undefined && {detail})},
        {data}
    )
}

/** How many there are, where the platform refused a quantity for it [INV-017, INV-019]; null where it did not. */
export const availableQuantityOf = (error: unknown): number | null =>
    error instanceof CommerceError && error.status === 400
        ? (number(record(error.data).availableQuantity) ?? null)
        : null

/** Whether nobody knows if a change was made: its answer was lost, or is none. */
export const isUnknownEnd = ({status}: CommerceError): boolean => status >= 500 || status === 408

/** What the platform itself says of a failed change, for a shopper to read; null where it says nothing (G-56). */
export const textOf = (error: unknown): string | null =>
    error instanceof CommerceError ? (error.detail ?? null) : null

/** The detail of a failure to make a basket at all, apart from a failure to change one [CART-022]. */
export const noBasket = 'no-basket'

/** Whether a change failed because there was no basket to be had [CART-022]. */
export const isNoBasket = (error: unknown): boolean =>
    error instanceof CommerceError && error.detail === noBasket
