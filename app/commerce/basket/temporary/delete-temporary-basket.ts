import {CommerceError, toFailure} from '../../client'
import {removing} from '../../outcome/removal'
import {sdkFailure} from '../../outcome/sdk-failure'
import type {LiveSession} from '../../session/session'
import {forgetTemporaryBasket, storedTemporaryId} from './temporary-id'

/** Rejects with a CommerceError that says which step failed, and what the platform said. */
export const failingWith =
    (detail: string) =>
    async (error: unknown): Promise<never> => {
        const failure = await sdkFailure(error)
        const {data, statusText} = failure
        throw new CommerceError({...toFailure(failure), detail}, {data, statusText})
    }

/** Deletes a basket; one that no longer exists counts as deleted. */
export const deleteBasket = async ({apis}: LiveSession, basketId: string): Promise<void> => {
    await removing(() => apis.shopperBaskets.deleteBasket({parameters: {basketId}})).catch(
        failingWith('Failed to delete the temporary basket')
    )
}

/** Deletes the temporary basket, as after an order or a time-out, if there is one. */
export const deleteTemporaryBasket = async (session: LiveSession): Promise<void> => {
    const basketId = storedTemporaryId()
    if (basketId === undefined) return
    forgetTemporaryBasket()
    await deleteBasket(session, basketId)
}
