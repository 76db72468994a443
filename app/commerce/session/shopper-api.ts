import {type ComponentType, createContext, type ReactNode, useContext} from 'react'
import type {Locale} from '@app/lib/address/locales'
import type {SdkClients} from '../sdk/sdk-clients'

/** The commerce SDK of the session, for the parts of a page that read by its hooks. */
export type SessionSdk = {
    /** The SDK's provider: its hooks work below it. */
    Provider: ComponentType<{apis: SdkClients; locale: Locale; children: ReactNode}>
    apis: SdkClients
    /** Nothing of the shopper's is read while their session ends (docs/decisions/0030). */
    isHeld: boolean
}

const SessionSdkContext = createContext<SessionSdk | null>(null)

export const SessionSdkProvider = SessionSdkContext.Provider

/** The session's SDK; null as long as it has not loaded. */
export const useSessionSdk = (): SessionSdk | null => useContext(SessionSdkContext)

/** The options of a hook of the SDK in a page: how long its answer counts as fresh, in milliseconds, and when it reads. */
export const useReadOptions = (staleTime: number): {staleTime: number; enabled: boolean} => ({
    staleTime,
    enabled: useSessionSdk()?.isHeld === false
})
