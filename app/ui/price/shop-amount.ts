import {useStore} from 'zustand'
import {createStore} from 'zustand/vanilla'
import type {ShopAmount} from '@app/domain/approval/approval'

const shop = createStore<{amount: ShopAmount | null}>(() => ({amount: null}))

const isSame = (one: ShopAmount | null, other: ShopAmount | null): boolean =>
    JSON.stringify(one) === JSON.stringify(other)

/** Publishes to every price on the page what the shopper may still rent; null without an approval, or if it is not known. */
export const publishShopAmount = (amount: ShopAmount | null): void => {
    if (!isSame(shop.getState().amount, amount)) shop.setState({amount})
}

/**
 * What the shopper may still rent. Each price subscribes itself, so that only prices render again; null on the server,
 * and until the shopper is known [D-01].
 */
export const useShopAmount = (): ShopAmount | null => useStore(shop, ({amount}) => amount)
