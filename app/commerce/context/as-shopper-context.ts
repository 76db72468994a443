import type {StoreContext} from './store-context'

/** The body of the platform's shopper context, as far as the store goes [API-020]. */
export type ShopperContextBody = {
    customQualifiers: Record<string, string>
    assignmentQualifiers: {storeId: string}
    clientIp?: string
}

/** The platform takes IPv4 only, and none at all is better than a refused context. */
const asClientIp = (clientIp: string): {clientIp?: string} =>
    /^\d{1,3}(\.\d{1,3}){3}$/.test(clientIp) ? {clientIp} : {}

/**
 * A store as the shopper context holds it [STORE-063] [ENTITY-016]. The platform takes at most 20 qualifiers and only
 * texts, so the store's flags are one of them, as JSON.
 */
export const asShopperContext = (
    {flags, geopoolStores, storeDistance, ...store}: StoreContext,
    clientIp: string
): ShopperContextBody => ({
    customQualifiers: {
        ...Object.fromEntries(Object.entries(store).map(([name, value]) => [name, String(value)])),
        geopoolStores: geopoolStores.join(','),
        ...(storeDistance !== null && {storeDistance: String(storeDistance)}),
        storeFlags: JSON.stringify(flags)
    },
    assignmentQualifiers: {storeId: store.storeId},
    ...asClientIp(clientIp)
})

/** What is left to say when the whole context was refused [STORE-064]. */
export const storeIdOnly = (storeId: string): ShopperContextBody => ({
    customQualifiers: {storeId},
    assignmentQualifiers: {storeId}
})

/** What is known of a store: its id, and where it could be read all the rest. */
export type KnownStore = Pick<StoreContext, 'storeId'> & Partial<StoreContext>

/** The body of the store-change call [API-045]: the store context with its flags beside the rest. */
export const asStoreChange = ({flags, ...store}: KnownStore): Record<string, unknown> => ({
    ...store,
    ...flags,
    storeID: store.storeId
})
