import type {UsedApproval} from '@app/domain/approval'
import type {CommerceFailure} from '../client'
import type {StoreChangeResult} from '../context/change-store'
import type {Query} from '../query'
import type {Basket, NewLine} from './basket'

/** What public pages know of the shopper's session: nothing until it was needed or is known to exist. */
export type SessionState =
    /** This browser has no session: a first visit, whose basket is empty without asking. */
    | {state: 'none'}
    | {state: 'starting'}
    | {state: 'failed'; failure: CommerceFailure}
    | {
          state: 'ready'
          basket: Basket | null
          registered: boolean
          /** The customer came through the identity provider, which gave them their store [STORE-054]; undefined while not known. */
          foundByProvider?: boolean | undefined
          /** Empty for a guest [SHELL-007]. */
          firstName?: string
          /** Asks for the shopper's existing approval, by whoever shows it [API-047]. */
          approval?: Query<UsedApproval | null>
          promo?: PromoDeeds
          /** Asks which promo codes hold at the shopper's store [API-015]. */
          promoCodes?: Query<string[]>
      }

/** What can be done with promo codes, once there is a session: nobody starts one for a code. Rejects with a CommerceError. */
export type PromoDeeds = {
    apply: (code: string) => Promise<Basket>
    remove: (promoId: string) => Promise<Basket>
}

/** The session's deeds; but for a store change each starts the session where there is none. Rejects with a CommerceError. */
export type SessionDeeds = {
    addToBasket: (line: NewLine) => Promise<Basket>
    changeQuantity: (lineId: string, quantity: number) => Promise<Basket>
    removeLine: (lineId: string) => Promise<Basket>
    /**
     * Tells the platform of another store, which prices the basket anew; without a session there is nobody to tell. Waits
     * until it is known whether the shopper may change their store [STORE-054].
     */
    changeStore: (storeId: string) => Promise<StoreChangeResult>
    /** Asks again after a failure. */
    retry: () => void
}
