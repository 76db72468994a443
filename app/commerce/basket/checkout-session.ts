import {number, record} from '../json'
import type {LiveSession} from '../shopper/session'
import {storedTemporaryId} from './temporary-id'
import {sdkFailure} from '../sdk-failure'

/**
 * Tells the platform that the shopper is still at the checkout: the basket's counter goes up by one, beside the session that
 * it belongs to, and the basket stays for another while [SESSION-004, SESSION-019, API-027]. Rejects with a CommerceError,
 * and then nobody has been given more time.
 */
export const keepCheckoutAlive = async ({apis, usid}: LiveSession): Promise<void> => {
    const basketId = storedTemporaryId()
    if (basketId === undefined) return
    const parameters = {basketId}
    try {
        const basket: unknown = await apis.shopperBaskets.getBasket({parameters})
        const body = {
            c_sessionAlive: (number(record(basket).c_sessionAlive) ?? 0) + 1,
            c_customerSessionTrackingID: usid
        }
        await apis.shopperBaskets.updateBasket({parameters, body})
    } catch (error) {
        throw await sdkFailure(error)
    }
}

/**
 * Writes into the temporary basket whose session it is, and nothing else: the platform drops one that nobody has written
 * to for a while, and a shopper may fill in one step for longer [SESSION-019, API-027]. Silent: a basket that is gone is
 * made again by anyone who writes to it next.
 */
export const touchTemporaryBasket = async ({apis, usid}: LiveSession): Promise<void> => {
    const basketId = storedTemporaryId()
    if (basketId === undefined) return
    await apis.shopperBaskets
        .updateBasket({parameters: {basketId}, body: {c_customerSessionTrackingID: usid}})
        .catch(() => undefined)
}
