import {createContext, useContext} from 'react'

const KnownStoreContext = createContext(true)

/** Whether the shopper has a store, for the products below it. */
export const KnownStoreProvider = KnownStoreContext.Provider

/** Whether anything may be called "your store" to this shopper. */
export const useIsStoreKnown = (): boolean => useContext(KnownStoreContext)
