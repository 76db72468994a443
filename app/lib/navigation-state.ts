import {createContext, type MutableRefObject, useContext} from 'react'

const NavigatedContext = createContext<MutableRefObject<boolean>>({current: false})

/** Whether the shopper has come to the page from another one without loading the shop again. */
export const NavigatedProvider = NavigatedContext.Provider
export const useNavigatedRef = (): MutableRefObject<boolean> => useContext(NavigatedContext)

const PendingContext = createContext(false)

/** Whether a page still shows what it showed before, while what the shopper has asked of it is on its way. */
export const PendingProvider = PendingContext.Provider
export const usePending = (): boolean => useContext(PendingContext)
