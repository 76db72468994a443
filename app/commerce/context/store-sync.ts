/** What the page knows about the shopper's store, and about what was sent to the platform. */
export type PageStore = {
    storeId: string | undefined
    /** Whether the shopper chose the store or it was assigned; a default store is not sent to the shopper context. */
    chosen: boolean
    registered: boolean
    /** The session's id. */
    usid: string
    /** The store that the basket is priced for; null if there is no basket or it names none, undefined until it is read. */
    basketStoreId: string | null | undefined
    /** Whether the platform still holds the shopper context of this store. */
    isContextStored: boolean
}

/**
 * Whether the platform has the page's store, or the shopper has requested another one that the page does not show yet:
 * then the basket is ahead of the page, and setting it back to the page's store would undo the change.
 */
export type StoreSync = {
    /** What was sent last: after a failure it is tried again only on the next page. */
    attempt: string | null
} & ({step: 'following'} | {step: 'changing'; storeId: string})

export type StoreSyncEvent =
    | {type: 'page-shown'; page: PageStore}
    | {type: 'change-requested'; storeId: string}
    /** The platform did not take the change: it failed, or was skipped. */
    | {type: 'change-refused'; storeId: string}

/** What has to be sent: the shopper context alone, or the store change, which also reprices the baskets. */
export type StoreSyncEffect = {send: 'context' | 'store-change'; storeId: string}

export const initialStoreSync: StoreSync = {step: 'following', attempt: null}

type Transition = {state: StoreSync; effect?: StoreSyncEffect}

const findEffect = (page: PageStore): StoreSyncEffect | undefined => {
    const {storeId, basketStoreId} = page
    if (basketStoreId === undefined || storeId === undefined) return undefined
    if (basketStoreId !== null && basketStoreId !== storeId) return {send: 'store-change', storeId}
    // The basket was priced for this store, or there is none: the context may be new, expired, or another shopper's
    // (G-04).
    return page.chosen && !page.isContextStored ? {send: 'context', storeId} : undefined
}

const onPageShown = (state: StoreSync, page: PageStore): Transition => {
    if (state.step === 'changing' && state.storeId !== page.storeId) return {state}
    const {attempt: lastAttempt} = state
    const effect = findEffect(page)
    if (!effect) return {state: {step: 'following', attempt: lastAttempt}}
    const attempt = `${page.usid}.${String(page.registered)}.${effect.storeId}.${effect.send}`
    const next: Transition = {state: {step: 'following', attempt}}
    return attempt === lastAttempt ? next : {...next, effect}
}

/** The next state, and what has to be sent to the platform, if anything. Everything is sent once per store. */
export const storeSyncReducer = (state: StoreSync, event: StoreSyncEvent): Transition => {
    const {attempt} = state
    switch (event.type) {
        case 'page-shown':
            return onPageShown(state, event.page)
        case 'change-requested':
            return {state: {step: 'changing', storeId: event.storeId, attempt}}
        case 'change-refused':
            return state.step === 'changing' && state.storeId === event.storeId
                ? {state: {step: 'following', attempt}}
                : {state}
    }
}
