import {ifAllowed} from '@app/lib/browser'
import {sdkFailure} from '../sdk-failure'

const STORED = 'tempBasketId'

/** The id of the temporary basket that this browser has made last [CART-005]. */
export const storedTemporaryId = (): string | undefined =>
    ifAllowed(() => window.localStorage.getItem(STORED)) ?? undefined

/** Notes which one is this browser's from now on [CART-005]. */
export const saveTemporaryId = (basketId: string): void => {
    ifAllowed(() => window.localStorage.setItem(STORED, basketId))
}

/** Forgets which one this browser has made, as when its shopper signs out; the platform drops it by itself [CART-004]. */
export const forgetTemporaryBasket = (): void => {
    ifAllowed(() => window.localStorage.removeItem(STORED))
}

/**
 * Does something with the temporary basket. It lives for a quarter of an hour: where there is none, or none any more,
 * another is made, once, and it is done with that. Rejects with a CommerceError.
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
        if (failure.status !== 404) throw failure
        return act(await make())
    }
}
