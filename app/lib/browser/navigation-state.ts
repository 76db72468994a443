import {createContext, type MutableRefObject, useContext} from 'react'

const NavigatedContext = createContext<MutableRefObject<boolean>>({current: false})

/** Whether the shopper has navigated to the page from another one, without a full page load. */
export const NavigatedProvider = NavigatedContext.Provider
export const useNavigatedRef = (): MutableRefObject<boolean> => useContext(NavigatedContext)

const PendingContext = createContext(false)

/** Whether a page still shows its previous data while the data that the shopper has requested is loading. */
export const PendingProvider = PendingContext.Provider
export const usePending = (): boolean => useContext(PendingContext)
