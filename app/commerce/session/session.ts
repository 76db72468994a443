import {createContext, useContext} from 'react'
import type {Commerce} from '../client'
import type {SdkClients} from '../sdk/sdk-clients'
import type {ShopperMutations} from '../sdk/shopper-mutations'

/** A shopper who has a session, guest or customer, and the platform called with that session. */
export type Shopper = {
    customerId: string
    registered: boolean
    /** The customer's number in the rental system, once their record has been read. */
    rentalId?: string
    /** The platform with the shopper's own token, which our proxy adds; no script can read a token. */
    commerce: Commerce
}

/** The session when calls can be made: the token is fresh. */
export type LiveSession = Shopper & {
    /** The platform's id of the session. */
    usid: string
    /** The SDK's clients, which call with the shopper's own token; neither arguments nor results enter a cache. */
    apis: SdkClients
    /** The SDK's mutations, which update what its hooks show. */
    mutations: ShopperMutations
}

export type Credentials = {login: string; password: string}

export type Registration = {
    firstName: string
    lastName: string
    /** The e-mail address is the login too [API-037]. */
    email: string
    password: string
    phone?: string
}

/** The functions of the commerce SDK for the session. Each rejects with whatever the SDK throws. */
export type SdkSignIn = {
    /** Makes sure that there is a token; a guest's if none can be renewed. */
    ready: () => Promise<unknown>
    logIn: (credentials: Credentials) => Promise<unknown>
    /** Ends a customer's session on the platform; a guest's session begins after it. */
    logOut: () => Promise<unknown>
}

/** What happened to a guest's cart and list when they signed in: a failure has to be shown [D-17]. */
export type SignedIn = {
    customerId: string
    /** Empty if the record could not be read. */
    firstName: string
    basket: 'unchanged' | 'merged' | 'failed'
    wishList: 'unchanged' | 'joined' | 'failed'
}

/**
 * 'skipped': not possible right now, may be tried again. 'locked': not allowed, as the store came with the account
 * [STORE-054].
 */
export type StoreChangeResult = 'changed' | 'skipped' | 'locked'

/**
 * The actions of the session. The object stays the same for the life of a page, so it causes no renders. Each action
 * starts the session if there is none, and rejects with a CommerceError.
 */
export type SessionActions = {
    /**
     * Waits until the session is live, with a token that is valid for at least a minute; with another token after a
     * refusal.
     */
    whenLive: (given?: {afterRefusal: boolean}) => Promise<LiveSession>
    signIn: (credentials: Credentials) => Promise<SignedIn>
    register: (registration: Registration) => Promise<SignedIn>
    /**
     * Ends the session on the platform and removes what this browser stores of it; a guest's session begins after it
     * [D-19].
     */
    signOut: () => Promise<void>
    /** Stores the guest's cart and list before the provider's page opens, in this window or in a frame [D-17]. */
    leaveForSignIn: () => Promise<void>
    /** Fetches again whose session this is, as after the provider's sign-in in a frame; null if nobody has signed in. */
    refresh: () => Promise<SignedIn | null>
    /**
     * Starts a new guest session after an order, unless the cart still holds something [D-05]; a customer's session
     * stays.
     */
    startNewSession: () => Promise<void>
    /**
     * Tells the platform about another store, which reprices the basket; does nothing without a session. Waits until it
     * is known whether the shopper may change their store [STORE-054].
     */
    changeStore: (storeId: string) => Promise<StoreChangeResult>
}

const ShopperContext = createContext<Shopper | null>(null)
const SessionContext = createContext<SessionActions | null>(null)

export const ShopperProvider = ShopperContext.Provider
export const SessionActionsProvider = SessionContext.Provider

/** The shopper for whom queries can be made; null while that is not known, and for a guest without a session. */
export const useShopper = (): Shopper | null => useContext(ShopperContext)

export const useSessionActions = (): SessionActions => {
    const actions = useContext(SessionContext)
    if (!actions) throw new Error('useSessionActions needs a SessionActionsProvider above it')
    return actions
}
