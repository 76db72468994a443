import {createContext, useContext} from 'react'

const BusyContext = createContext(false)

/** Whether a page still shows what it showed before, while what the shopper has asked of it is on its way. */
export const BusyProvider = BusyContext.Provider
export const useBusy = (): boolean => useContext(BusyContext)
