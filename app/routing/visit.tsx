import {createContext, useContext} from 'react'
import type {Commerce, Locale} from '@app/commerce/commerce'
import type {StoreChoice} from '@app/domain/store/choice/store-choice'

/**
 * What a page depends on besides its address: nothing of it is personal, all of it is in the cache key [D-01, D-02].
 * `storeId` is whose prices are shown: the chosen store's, or the one nearest the default zip.
 */
export type Visit = {
    locale: Locale
    /** Scheme and host, for canonical addresses; empty where they are not known. */
    origin: string
    choice: StoreChoice | null
    storeId: string | undefined
    commerce: Commerce
}

/**
 * Makes a place the shopper's, for good and on this page: resolves once the page shows that place's prices. Never
 * rejects, and nothing reloads.
 */
export type ChangePlace = (choice: StoreChoice) => Promise<void>

const VisitContext = createContext<Visit | null>(null)

export const VisitProvider = VisitContext.Provider

const ChangePlaceContext = createContext<ChangePlace>(() => Promise.resolve())

export const ChangePlaceProvider = ChangePlaceContext.Provider
export const useChangePlace = (): ChangePlace => useContext(ChangePlaceContext)

export const useVisit = (): Visit => {
    const visit = useContext(VisitContext)
    if (!visit) throw new Error('useVisit needs a VisitProvider above it')
    return visit
}
