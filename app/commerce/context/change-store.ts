import type {Commerce} from '../client'
import {record, text} from '../json'
import {
    asShopperContext,
    asStoreChange,
    type KnownStore,
    type ShopperContextBody,
    type StoreContext,
    storeIdOnly
} from './store-context'

/** The address that our own server sees the shopper at [API-060]; null if it is not available. */
export const clientIp = async (commerce: Commerce): Promise<string | null> => {
    try {
        const answer = record(await commerce.fetch({family: 'own', path: '/get-client-ip'}))
        return text(answer.clientIp) ?? null
    } catch {
        return null
    }
}

/** What a store change needs of the platform and of the page. */
export type StoreChangeCalls = {
    /** Null if it is not available. */
    clientIp: () => Promise<string | null>
    storeContext: (storeId: string) => Promise<StoreContext>
    /** Merges into the context that the shopper has [G-04]. */
    updateContext: (body: ShopperContextBody) => Promise<unknown>
    updateCart: (body: Record<string, unknown>) => Promise<unknown>
    warn: (message: string) => void
    logError: (message: string) => void
}

/** Skipped is what could not be done just now, locked what may never be: the store came with the account [STORE-054]. */
export type StoreChangeResult = 'changed' | 'skipped' | 'locked'

/**
 * Sends the store to the shopper context [STORE-063]; resolves with what is known of the store, for the next call.
 * Without a client ip nothing is sent [STORE-062]; a context that fails, or a store that cannot be read, leaves the
 * store's id alone to be sent [STORE-064, STORE-065].
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
 * Sends the shopper's new store to the platform, which reprices the open baskets: client ip, shopper context, store-
 * change call, in this order [STORE-061, API-045]. Rejects if the baskets keep the former store's prices.
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
    /** Rejects where it cannot be known. */
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
