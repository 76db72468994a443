import {
    ShopperBaskets,
    ShopperBasketsV2,
    ShopperContexts,
    ShopperCustomers,
    ShopperOrders
} from 'commerce-sdk-isomorphic'
import type {Commerce} from '../client'
import {sdkBase, sdkFetch} from './sdk-transport'

/** The shop on the platform, as the SDK wants to know it. */
export type SdkShop = {clientId: string; organizationId: string; shortCode: string}

/**
 * The SDK's clients for what is the shopper's own. Each call rejects with a CommerceError; see `sdkFetch` for the deadline
 * and the token. Given to the SDK's provider as its `apiClients` (docs/decisions/0030).
 */
export const sdkClients = (own: Commerce, shop: SdkShop) => {
    const config = {
        proxy: sdkBase,
        parameters: {...shop, siteId: own.siteId, locale: own.locale},
        fetch: sdkFetch(own),
        throwOnBadResponse: true
    }
    return {
        shopperBaskets: new ShopperBaskets(config),
        shopperBasketsV2: new ShopperBasketsV2(config),
        shopperContexts: new ShopperContexts(config),
        shopperCustomers: new ShopperCustomers(config),
        shopperOrders: new ShopperOrders(config)
    }
}

export type SdkClients = ReturnType<typeof sdkClients>
