import {createContext, useContext} from 'react'
import type {Commerce} from '../client'
import type {StoreChangeResult} from '../context/change-store'
import type {PlatformCalls} from './platform-calls'

/** A shopper who has a session, guest or customer, and the platform asked with that session. */
export type Shopper = {
    customerId: string
    registered: boolean
    /** The customer's number in the rental system, once their record has been read. */
    rentalId?: string
    /** The platform with the shopper's own token, which our proxy adds; no token is in a script's reach. */
    commerce: Commerce
}

/** The session when something can be done with it: the token is fresh. */
export type LiveSession = Shopper & {
    /** The session's id with the platform. */
    usid: string
    /** The platform's calls with the shopper's own token, by the SDK's names. */
    apis: PlatformCalls
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

/** What the commerce SDK does for the session. Each call rejects with whatever the SDK throws. */
export type SdkSignIn = {
    /** Makes sure that there is a token; a guest's if there is none that can be renewed. */
    ready: () => Promise<unknown>
    logIn: (credentials: Credentials) => Promise<unknown>
    register: (registration: Registration) => Promise<unknown>
    /** Ends a customer's session with the platform; a guest's begins after it. */
    logOut: () => Promise<unknown>
}

/** What became of a guest's work when they signed in: what failed has to be said [D-17]. */
export type SignedIn = {
    customerId: string
    /** Empty where the record could not be read. */
    firstName: string
    basket: 'unchanged' | 'merged' | 'failed'
    wishList: 'unchanged' | 'joined' | 'failed'
}

/**
 * What can be done with the session. The same for the life of a page: it draws nobody again. Each starts the session where
 * there is none, and rejects with a CommerceError.
 */
export type SessionActions = {
    /** Waits until the session is live, with a token that is good for at least a minute; another one after a refusal. */
    whenLive: (given?: {afterRefusal: boolean}) => Promise<LiveSession>
    signIn: (credentials: Credentials) => Promise<SignedIn>
    register: (registration: Registration) => Promise<SignedIn>
    /** Ends the session with the platform and forgets what this browser has of it; a guest's begins after it [D-19]. */
    signOut: () => Promise<void>
    /** Remembers the guest's work, and then the page may be left for the provider's sign-in [D-17]. */
    leaveForSignIn: () => Promise<void>
    /** Asks our server again who this is, as after the provider's sign-in in a frame; null if nobody has signed in. */
    refresh: () => Promise<SignedIn | null>
    /**
     * A guest's session begins again after an order, unless their cart still holds something [D-05]; a customer's goes
     * on.
     */
    startNewSession: () => Promise<void>
    /**
     * Tells the platform of another store, which prices the basket again; without a session there is nobody to tell. Waits
     * until it is known whether the shopper may change their store [STORE-054].
     */
    changeStore: (storeId: string) => Promise<StoreChangeResult>
}

const ShopperContext = createContext<Shopper | null>(null)
const SessionContext = createContext<SessionActions | null>(null)

export const ShopperProvider = ShopperContext.Provider
export const SessionActionsProvider = SessionContext.Provider

/** The shopper who can be asked about; null while that is not known, and for a guest without a session. */
export const useShopper = (): Shopper | null => useContext(ShopperContext)

export const useSessionActions = (): SessionActions => {
    const actions = useContext(SessionContext)
    if (!actions) throw new Error('useSessionActions needs a SessionActionsProvider above it')
    return actions
}
