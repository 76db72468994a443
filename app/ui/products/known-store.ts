import {createContext, useContext} from 'react'

const KnownStoreContext = createContext(true)

/** Whether the shopper has a store, for the products below it. */
export const KnownStoreProvider = KnownStoreContext.Provider

/** Whether the shopper has a store, which may then be called "your store". */
export const useIsStoreKnown = (): boolean => useContext(KnownStoreContext)
