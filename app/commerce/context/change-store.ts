import {
    asShopperContext,
    asStoreChange,
    storeIdOnly,
    type ShopperContextBody
} from './as-shopper-context'
import type {StoreContext} from './store-context'

/** What a store change needs of the platform and of the page. */
export type StoreChangeCalls = {
    /** Null where it is not to be had. */
    clientIp: () => Promise<string | null>
    storeContext: (storeId: string) => Promise<StoreContext>
    /** Merges into the context that the shopper has [G-04]. */
    updateContext: (body: ShopperContextBody) => Promise<unknown>
    updateCart: (body: Record<string, unknown>) => Promise<unknown>
    warn: (message: string) => void
    logError: (message: string) => void
}

export type StoreChanged = 'changed' | 'skipped'

/**
 * Tells the shopper context of the store [STORE-063]; answers its whole context for more to be told. Without a client ip
 * nothing is told [STORE-062]; a context that fails is tried again with the store's id alone [STORE-064, STORE-065].
 */
export const tellStore = async (
    storeId: string,
    calls: Omit<StoreChangeCalls, 'updateCart'>
): Promise<StoreContext | 'skipped'> => {
    const ip = await calls.clientIp()
    if (ip === null) {
        calls.warn('The client ip is not available: the store change is skipped.')
        return 'skipped'
    }
    const context = await calls.storeContext(storeId)
    try {
        await calls.updateContext(asShopperContext(context, ip))
    } catch {
        calls.logError('The shopper context could not be updated: only the store id is kept.')
        await calls.updateContext(storeIdOnly(storeId)).catch(() => undefined)
    }
    return context
}

/**
 * Tells the platform of the shopper's new store, and has the open baskets priced for it: client ip, shopper context,
 * store-change call, in this order [STORE-061, API-045]. Rejects where the baskets keep the former store's prices.
 */
export const changeStore = async (
    storeId: string,
    calls: StoreChangeCalls
): Promise<StoreChanged> => {
    const context = await tellStore(storeId, calls)
    if (context === 'skipped') return context
    await calls.updateCart(asStoreChange(context))
    return 'changed'
}
