import {createContext, useContext} from 'react'
import type {CommerceFailure} from '../client'
import type {Basket, NewLine} from './basket'

/** The shopper's regular basket, as far as this page knows. */
export type BasketState =
    /** This browser has no session: on a first visit the basket is known to be empty without a call. */
    | {state: 'none'}
    | {state: 'loading'}
    | {state: 'failed'; failure: CommerceFailure}
    | {state: 'ready'; basket: Basket | null}

/** The actions on the basket; each starts the session if there is none, and rejects with a CommerceError. */
export type BasketActions = {
    addToBasket: (line: NewLine) => Promise<Basket>
    changeQuantity: (lineId: string, quantity: number) => Promise<Basket>
    removeLine: (lineId: string) => Promise<Basket>
    applyPromo: (code: string) => Promise<Basket>
    removePromo: (promoId: string) => Promise<Basket>
    /** Fetches the basket again, as after an order; null if there is none. */
    readAgain: () => Promise<Basket | null>
    /** Tries again after a failure. */
    retry: () => void
}

/** The actions with promo codes. Each rejects with a CommerceError. */
export type PromoActions = {
    apply: (code: string) => Promise<Basket>
    remove: (promoId: string) => Promise<Basket>
}

const BasketContext = createContext<BasketState>({state: 'none'})
const ActionsContext = createContext<BasketActions | null>(null)

export const BasketProvider = BasketContext.Provider
export const BasketActionsProvider = ActionsContext.Provider

/** The basket; renders its caller again with every change of it. */
export const useBasket = (): BasketState => useContext(BasketContext)

/**
 * The actions on the basket. The object stays the same for the life of a page, so that buttons do not render again with
 * every change of the basket.
 */
export const useBasketActions = (): BasketActions => {
    const actions = useContext(ActionsContext)
    if (!actions) throw new Error('useBasketActions needs a BasketActionsProvider above it')
    return actions
}
