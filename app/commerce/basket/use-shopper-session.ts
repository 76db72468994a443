import {createContext, useContext} from 'react'
import type {SessionDeeds, SessionState} from './shopper-session'

export type ShopperSession = SessionDeeds & {session: SessionState}

const SessionContext = createContext<ShopperSession | null>(null)

export const ShopperSessionProvider = SessionContext.Provider

/** The shopper's session, as far as this page knows it. */
export const useShopperSession = (): ShopperSession => {
    const session = useContext(SessionContext)
    if (!session) throw new Error('useShopperSession needs a ShopperSessionProvider above it')
    return session
}
