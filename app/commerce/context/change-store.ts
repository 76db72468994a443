import type {Commerce} from '../client'
import {record, text} from '../json'
import type {StoreChangeResult} from '../session/session'
import {
    asShopperContext,
    asStoreChange,
    type KnownStore,
    type ShopperContextBody,
    type StoreContext,
    storeIdOnly
} from './store-context'

/** The shopper's IP address as our own server sees it [API-060]; null if it is not available. */
export const clientIp = async (commerce: Commerce): Promise<string | null> => {
    try {
        const answer = record(await commerce.fetch({family: 'own', path: '/get-client-ip'}))
        return text(answer.clientIp) ?? null
    } catch {
        return null
    }
}

/** What a store change calls on the platform and on the page. */
export type StoreChangeCalls = {
    /** Null if it is not available. */
    clientIp: () => Promise<string | null>
    storeContext: (storeId: string) => Promise<StoreContext>
    /** Merges into the shopper's existing context [G-04]. */
    updateContext: (body: ShopperContextBody) => Promise<unknown>
    updateCart: (body: Record<string, unknown>) => Promise<unknown>
    warn: (message: string) => void
    logError: (message: string) => void
}

/**
 * Sends the store to the shopper context [STORE-063]; resolves with what is known of the store, for the next call.
 * Without a client IP nothing is sent [STORE-062]. If the context is refused, or the store cannot be read, only the
 * store's id is sent [STORE-064, STORE-065].
 */
export const updateStoreContext = async (
    storeId: string,
    calls: Omit<StoreChangeCalls, 'updateCart'>
): Promise<KnownStore | 'skipped'> => {
    const ip = await calls.clientIp()
    if (ip === null) {
        calls.warn('The client ip is not available: the store change is skipped.')
        return 'skipped'
    }
    let known: KnownStore = {storeId}
    try {
        const context = await calls.storeContext(storeId)
        known = context
        await calls.updateContext(asShopperContext(context, ip))
    } catch {
        calls.logError('The shopper context could not be updated: only the store id is sent.')
        await calls.updateContext(storeIdOnly(storeId)).catch(() => undefined)
    }
    return known
}

/**
 * Sends the shopper's new store to the platform, which reprices the open baskets: client IP, shopper context,
 * store-change call, in this order [STORE-061, API-045]. Rejects if the baskets keep the former store's prices.
 */
export const changeStore = async (
    storeId: string,
    calls: StoreChangeCalls
): Promise<StoreChangeResult> => {
    const known = await updateStoreContext(storeId, calls)
    if (known === 'skipped') return known
    await calls.updateCart(asStoreChange(known))
    return 'changed'
}

type LockedChange = {
    /** Rejects if it cannot be found out. */
    isLocked: () => Promise<boolean>
    change: () => Promise<StoreChangeResult>
    warn: (message: string) => void
}

/**
 * A store change that the shopper requests. It waits until it is known whether their store is locked [STORE-054]; if
 * that cannot be found out, the change is skipped and can be tried again (docs/decisions/0010).
 */
export const changeUnlessLocked = async ({
    isLocked,
    change,
    warn
}: LockedChange): Promise<StoreChangeResult> => {
    try {
        if (await isLocked()) return 'locked'
    } catch {
        warn('The customer could not be read: the store change is skipped.')
        return 'skipped'
    }
    return change()
}
