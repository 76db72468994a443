import {number, record} from '../../json'
import type {LiveSession} from '../../session/session'
import {storedTemporaryId, withBasketOfId} from './temporary-id'

/**
 * Extends the checkout's session on the platform: counts up a field of the temporary basket, beside the session's id,
 * so that the platform keeps the basket for longer [SESSION-004, SESSION-019, API-027]. Rejects with a CommerceError,
 * and then nothing was extended.
 */
export const keepCheckoutAlive = async ({apis, mutations, usid}: LiveSession): Promise<void> => {
    const basketId = storedTemporaryId()
    if (basketId === undefined) return
    await withBasketOfId(basketId, async () => {
        const parameters = {basketId}
        const basket: unknown = await apis.shopperBaskets.getBasket({parameters})
        const body = {
            c_sessionAlive: (number(record(basket).c_sessionAlive) ?? 0) + 1,
            c_customerSessionTrackingID: usid
        }
        await mutations.shopperBaskets.updateBasket({parameters, body})
    })
}

/**
 * Writes the session's id into the temporary basket and nothing else: the platform drops a basket that is not written
 * to for a while, and one step may take a shopper longer than that [SESSION-019, API-027]. Ignores failures: the next
 * write makes a lost basket again.
 */
export const touchTemporaryBasket = async ({mutations, usid}: LiveSession): Promise<void> => {
    const basketId = storedTemporaryId()
    if (basketId === undefined) return
    const body = {c_customerSessionTrackingID: usid}
    await withBasketOfId(basketId, () =>
        mutations.shopperBaskets.updateBasket({parameters: {basketId}, body})
    ).catch(() => undefined)
}
