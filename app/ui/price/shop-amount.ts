import {useSyncExternalStore} from 'react'
import type {ShopAmount} from '@app/domain/approval/approval'

let held: ShopAmount | null = null

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

const isSame = (one: ShopAmount | null, other: ShopAmount | null): boolean =>
    JSON.stringify(one) === JSON.stringify(other)

/** Publishes to every price on the page what the shopper may still rent; null without an approval, or if it is not known. */
export const publishShopAmount = (amount: ShopAmount | null): void => {
    if (isSame(held, amount)) return
    held = amount
    for (const listener of listeners) listener()
}

/**
 * What the shopper may still rent. Each price subscribes itself, so that only prices render again; null on the server,
 * and until the shopper is known [D-01].
 */
export const useShopAmount = (): ShopAmount | null =>
    useSyncExternalStore(
        subscribe,
        () => held,
        () => null
    )
