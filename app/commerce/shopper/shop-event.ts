/** What happened in the shop, for anyone who counts it; nothing that tells who the shopper is, and nothing they typed. */
export type ShopEvent =
    | {event: 'signed-in'; by: 'form' | 'provider' | 'registration'}
    | {event: 'signed-out'; why: 'asked' | 'inactivity' | 'ended'}
    | {event: 'added-to-cart'; productId: string; quantity: number}
    | {event: 'removed-from-cart'; productId: string}
    | {event: 'wish-listed'; productId: string; added: boolean}
    | {event: 'listing-shown'; name: string; total: number}
    | {event: 'product-shown'; productId: string}
    | {event: 'step-reached'; flow: 'approval' | 'checkout' | 'payment'; step: string}
    | {event: 'step-failed'; flow: 'approval' | 'checkout' | 'payment'; step: string; code: string}
    | {event: 'decided'; decision: 'approved' | 'conditional' | 'declined'}
    | {event: 'ordered'; orderNo: string}

type Listener = (event: ShopEvent) => void

const listeners = new Set<Listener>()

/** Emits an event. Nobody has to listen, and no listener can stop what is under way. */
export const emitShopEvent = (event: ShopEvent): void => {
    for (const listener of listeners) {
        try {
            listener(event)
        } catch {
            // Who counts must not be in the way of who buys.
        }
    }
}

/** Hears of events from now on; answers how to stop. */
export const onEvent = (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}
