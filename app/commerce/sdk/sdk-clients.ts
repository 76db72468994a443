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

/** The arguments of the client's call of this name; their types follow the platform's contract. */
type Given<Call> = Call extends (given: infer Options) => Promise<unknown> ? Options : never

/** Some of a client's calls, whoever sends them: the client itself, or the SDK's mutations. */
export type CallsOf<Client extends keyof SdkClients, Name extends keyof SdkClients[Client]> = {
    readonly [One in Name]: (given: NonNullable<Given<SdkClients[Client][One]>>) => Promise<unknown>
}
