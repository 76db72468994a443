import {localTexts} from '@app/lib/browser/browser-storage'
import type {Call, Commerce} from '../../client'
import {isNotFound} from '../../outcome/outcome'
import {sdkFailure} from '../../outcome/sdk-failure'

const STORED = 'tempBasketId'

/** The id of the temporary basket that this browser created last [CART-005]. */
export const storedTemporaryId = (): string | undefined => localTexts.get(STORED) ?? undefined

/** Stores the id of this browser's temporary basket [CART-005]. */
export const saveTemporaryId = (basketId: string): void => {
    localTexts.set(STORED, basketId)
}

/** Removes the stored id, as when the shopper signs out; the platform deletes the basket itself later [CART-004]. */
export const forgetTemporaryBasket = (): void => {
    localTexts.remove(STORED)
}

/**
 * Removes the stored id if it is that of a basket which the platform does not have: the shopper has no temporary basket
 * then [CART-007]. Another tab may have stored a newer one meanwhile; that stays.
 */
export const forgetMissingBasket = (basketId: string): void => {
    if (storedTemporaryId() === basketId) forgetTemporaryBasket()
}

/**
 * Calls with a temporary basket. Rejects with a CommerceError; if that says that the basket does not exist, its stored id
 * is removed [CART-007].
 */
export const withBasketOfId = async <Result>(
    basketId: string,
    act: () => Promise<Result>
): Promise<Result> => {
    try {
        return await act()
    } catch (error) {
        const failure = await sdkFailure(error)
        if (isNotFound(failure)) forgetMissingBasket(basketId)
        throw failure
    }
}

const basketsPath = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'

/** The call that reads a temporary basket. */
export const temporaryBasketCall = (basketId: string): Call => ({
    path: `${basketsPath}/${basketId}`
})

/**
 * The platform's answer with the temporary basket of this id, whose stored id is removed if it does not exist [CART-026].
 * Rejects with a CommerceError.
 */
export const readTemporaryBasket = (own: Commerce, basketId: string): Promise<unknown> =>
    withBasketOfId(basketId, () => own.fetch(temporaryBasketCall(basketId)))

/**
 * Runs a call with the temporary basket. It expires after a quarter of an hour: if there is none, or it has expired,
 * another one is created, once, and the call runs with that. Rejects with a CommerceError.
 */
export const withTemporaryBasket = async <Result>(
    make: () => Promise<string>,
    act: (basketId: string) => Promise<Result>
): Promise<Result> => {
    const stored = storedTemporaryId()
    if (stored === undefined) return act(await make())
    try {
        return await act(stored)
    } catch (error) {
        const failure = await sdkFailure(error)
        if (!isNotFound(failure)) throw failure
        return act(await make())
    }
}
