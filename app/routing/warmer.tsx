import {createContext, useContext} from 'react'

/** Called with an address that a shopper is about to open. */
export type Warmer = (href: string) => void

const WarmerContext = createContext<Warmer>(() => undefined)

export const WarmerProvider = WarmerContext.Provider
export const useWarmer = (): Warmer => useContext(WarmerContext)
