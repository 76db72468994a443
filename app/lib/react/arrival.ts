import {createContext, useContext, type MutableRefObject} from 'react'

const ArrivalContext = createContext<MutableRefObject<boolean>>({current: false})

/** Whether the shopper has come to the page from another one without loading the shop anew. */
export const ArrivalProvider = ArrivalContext.Provider
export const useArrival = (): MutableRefObject<boolean> => useContext(ArrivalContext)
