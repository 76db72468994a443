import {localTexts} from '@app/lib/browser-storage'
import {isNotFound} from '../outcome'
import {sdkFailure} from '../sdk-failure'

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
