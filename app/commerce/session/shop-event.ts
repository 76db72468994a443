import {createStore} from 'zustand/vanilla'
import type {ShownCategory} from '@app/domain/catalogue/viewed-categories'

/** What recommended products, and the id of that answer. */
type Recommended = {recommender: string; recoId: string}

/** Events of the shop, for analytics; they contain nothing that identifies the shopper, and nothing they typed. */
export type ShopEvent =
    | {event: 'signed-in'; by: 'form' | 'provider' | 'registration'}
    | {event: 'signed-out'; why: 'asked' | 'inactivity' | 'ended'}
    | {event: 'added-to-cart'; productId: string; quantity: number}
    | {event: 'removed-from-cart'; productId: string}
    | {event: 'wish-listed'; productId: string; added: boolean}
    | {event: 'listing-shown'; name: string; total: number; productIds: readonly string[]}
    | {event: 'listing-chosen'; name: string; productId: string}
    | {event: 'category-shown'; category: ShownCategory}
    | ({event: 'recommendations-shown'; productIds: readonly string[]} & Recommended)
    | ({event: 'recommendation-chosen'; productId: string} & Recommended)
    /** A button to shop for an exchange, and one to shop a deal of the store [ANALYTICS-018, ANALYTICS-019]. */
    | {event: 'exchange-pressed'; productId: string}
    | {event: 'deal-pressed'; promoId: string}
    | {event: 'product-shown'; productId: string}
    | {event: 'step-reached'; flow: 'approval' | 'checkout' | 'payment'; step: string}
    | {event: 'step-failed'; flow: 'approval' | 'checkout' | 'payment'; step: string; code: string}
    | {event: 'decided'; decision: 'approved' | 'conditional' | 'declined'}
    /** Without its number, by which somebody could ask about the order. */
    | {event: 'ordered'}

/** The latest event; who listens is told of each. */
const latest = createStore<{event: ShopEvent | null}>(() => ({event: null}))

/** Emits an event. There may be no listener, and a failing listener does not affect the caller. */
export const emitShopEvent = (event: ShopEvent): void => latest.setState({event})

/** Calls the listener for every event from now on; returns how to stop. */
export const onEvent = (listener: (event: ShopEvent) => void): (() => void) =>
    latest.subscribe(({event}) => {
        try {
            if (event) listener(event)
        } catch {
            // Analytics must not break a purchase.
        }
    })
