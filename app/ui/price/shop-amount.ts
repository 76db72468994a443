import {useSyncExternalStore} from 'react'
import type {ShopAmount} from '@app/domain/approval'

let held: ShopAmount | null = null

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

const isSame = (one: ShopAmount | null, other: ShopAmount | null): boolean =>
    JSON.stringify(one) === JSON.stringify(other)

/** Publishes to every price on the page what the shopper may still rent; null where nothing is approved, or nothing known. */
export const publishShopAmount = (amount: ShopAmount | null): void => {
    if (isSame(held, amount)) return
    held = amount
    for (const listener of listeners) listener()
}

/**
 * What the shopper may still rent. Each price asks for itself, so that it alone is rendered again; the server, and a browser
 * that does not know its shopper yet, know no amount [D-01].
 */
export const useShopAmount = (): ShopAmount | null =>
    useSyncExternalStore(
        subscribe,
        () => held,
        () => null
    )
