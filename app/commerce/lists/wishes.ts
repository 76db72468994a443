import {useStore} from 'zustand'
import {createStore} from 'zustand/vanilla'
import {toggledWish, withWish} from '@app/domain/catalogue/wish-list'
import {oneAtATime} from '@app/lib/browser/async'
import {toFailure, type CommerceFailure} from '../client'
import {emitShopEvent} from '../session/shop-event'
import {forgetName, rememberedName} from '../session/stored-hints'
import type {LiveSession, SessionActions} from '../session/session'
import {postToTabs} from '../session/tab-channel'
import {saveLocalWishes, localWishes, onLocalWishes} from './local-wishes'

/**
 * The wish list as this page knows it. A guest's is stored in their browser and needs no session [WISH-005, WISH-014];
 * a customer's is the platform's, read once the session is known [WISH-004].
 */
export type Wishes =
    | {state: 'loading'; ids: readonly string[]}
    | {state: 'failed'; ids: readonly string[]; failure: CommerceFailure; retry: () => void}
    | {state: 'ready'; ids: readonly string[]}

export type WishChange = 'added' | 'removed' | 'already-there'

const none: Wishes = {state: 'loading', ids: []}

type WishList = {
    wishes: Wishes
    /** Whether the list was read from the platform for the current customer, or could not be. */
    isCustomers: boolean
    /** Waits for the shopper's session; null for a guest, who needs none. */
    whenLive: SessionActions['whenLive'] | null
    /** Stops following what a guest's other tabs store. */
    stopFollowing: () => void
    /** How often the platform's list may have changed. */
    changeCount: number
}

const list = createStore<WishList>(() => ({
    wishes: none,
    isCustomers: false,
    whenLive: null,
    stopFollowing: () => undefined,
    changeCount: 0
}))

const held = (): Wishes => list.getState().wishes

const inTurn = oneAtATime()

const hold = (wishes: Wishes, whose: {isCustomers?: boolean} = {}): void =>
    list.setState({...whose, wishes})

const holdFailed = (isCustomers: boolean, error: unknown, retry: () => void): void =>
    hold(
        {
            state: 'failed',
            ids: held().ids,
            failure: toFailure(error),
            retry: () => {
                hold({state: 'loading', ids: held().ids})
                retry()
            }
        },
        {isCustomers}
    )

/**
 * The stored list belongs to a guest, unless a customer was signed in when the browser was last used: a customer's list
 * is not shown to a guest.
 */
const guestIds = (): readonly string[] => (rememberedName() === undefined ? localWishes() : [])

/** Sets whose list it is; called by the session, and by code that fetches the customer's list. */
export const wishListOwner = {
    guest: (): void => {
        list.getState().stopFollowing()
        const show = () => hold({state: 'ready', ids: guestIds()})
        const stopFollowing = onLocalWishes(show)
        list.setState({whenLive: null, isCustomers: false, stopFollowing})
        show()
    },
    /**
     * The shopper is a customer or not known yet: changes wait for the session. A list that was fetched already stays,
     * and one that could not be: either may be known before the page knows who the shopper is.
     */
    pending: (whenLive: SessionActions['whenLive']): void => {
        const {stopFollowing, isCustomers, wishes} = list.getState()
        stopFollowing()
        list.setState({whenLive})
        if (isCustomers && wishes.state !== 'loading') return
        hold({state: 'loading', ids: wishes === none ? guestIds() : wishes.ids})
    },
    /** The customer's list as the platform has it. */
    read: (ids: readonly string[]): void => hold({state: 'ready', ids}, {isCustomers: true}),
    /** The session failed: whose list it is stays unknown. */
    failed: (error: unknown, retry: () => void): void => holdFailed(false, error, retry),
    /** The customer's list could not be read, which may be known before the page knows who the shopper is. */
    notRead: (error: unknown, retry: () => void): void => holdFailed(true, error, retry),
    /** Calls the listener when the platform's list may have changed; returns how to stop. */
    onChanged: (listener: () => void): (() => void) =>
        list.subscribe(({changeCount}, before) => {
            if (changeCount !== before.changeCount) listener()
        }),
    /** Changes of the list go one at a time. */
    inTurn
}

const changeOnPlatform = async (
    session: LiveSession,
    productId: string,
    change: WishChange
): Promise<WishChange> => {
    const {addToWishList, removeFromWishList} = await import('./list-changes')
    if (change === 'removed') {
        await removeFromWishList(session, productId)
        return change
    }
    return (await addToWishList(session, [productId])) > 0 ? 'added' : 'already-there'
}

const saveAsGuest = (ids: readonly string[]): void => {
    // Whoever was signed in here no longer is: from now on the stored list is the guest's.
    forgetName()
    saveLocalWishes(ids)
}

type Decide = (ids: readonly string[]) => {ids: string[]; change: WishChange}

const changeInTurn = (productId: string, decide: Decide): Promise<WishChange> =>
    inTurn(async () => {
        const before = held().ids
        const {ids, change: wanted} = decide(before)
        hold({...held(), ids})
        try {
            const session = await list.getState().whenLive?.()
            if (!session?.registered) {
                saveAsGuest(ids)
                return wanted
            }
            const changed = await changeOnPlatform(session, productId, wanted)
            // If the customer has signed out in the meantime, nothing of theirs is stored.
            if (list.getState().whenLive) saveLocalWishes(ids)
            postToTabs('lists-changed', session.usid)
            return changed
        } catch (error) {
            // A list that the platform has returned in the meantime stays.
            if (held().ids === ids) hold({...held(), ids: before})
            throw error
        } finally {
            list.setState(({changeCount}) => ({changeCount: changeCount + 1}))
        }
    })

const change = async (productId: string, decide: Decide): Promise<WishChange> => {
    const changed = await changeInTurn(productId, decide)
    if (changed !== 'already-there')
        emitShopEvent({event: 'wish-listed', productId, added: changed === 'added'})
    return changed
}

/** The actions on the wish list [WISH-002]; each shows its result at once, and rejects if it failed. */
export const wishListActions = {
    toggle: (productId: string) => change(productId, (ids) => toggledWish(ids, productId)),
    add: (productId: string) => change(productId, (ids) => withWish(ids, productId)),
    remove: (productId: string) =>
        change(productId, (ids) => ({
            ids: ids.filter((id) => id !== productId),
            change: 'removed'
        })),
    subscribe: list.subscribe,
    isWished: (productId: string): boolean => held().ids.includes(productId)
}

/** The wish list; `loading` on the server, and until the session is known. */
export const useWishes = (): Wishes => useStore(list, ({wishes}) => wishes)
