import type {ShopperAvailabilityTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {defaultLocale} from '../core/locales'
import {endpoint} from '../core/endpoint'
import {list, siteQuery} from '../core/query-values'
import {allStores, storeOf} from '../stores/store'
import {findProduct} from './model/product'
import {inventoryAt} from './present/availability'
import {viewOf} from './present/product-view'
import {namesOf} from './product-endpoints'

const mostIds = 24

/** The availability of products at stores, or at the shopper's own; unknown products are left out. */
export const getAvailability = endpoint({
    method: 'GET',
    path: '/product/shopper-availability/v1/organizations/:organizationId/availability',
    scope: 'sfcc.shopper-availability',
    query: siteQuery.extend({
        productIds: list(mostIds, 100),
        inventoryIds: list(5).optional(),
        expand: namesOf(['variations', 'set_products']).optional(),
        c_store_id: z.string().max(64).optional()
    }),

    handle({query, world}): ShopperAvailabilityTypes.AvailabilityResult {
        const store = storeOf(world, query.c_store_id)
        const stores = query.inventoryIds
            ? [...allStores(world).values()].filter(({inventoryId}) =>
                  query.inventoryIds?.includes(inventoryId)
              )
            : [store]
        const data = query.productIds.flatMap((id) => {
            const row = findProduct(world, id, store.c_zoneID)
            const view = row && viewOf(world, row, {...bare, store})
            return view ? [{id, inventories: stores.map((one) => inventoryAt(view, one))}] : []
        })
        return {limit: query.productIds.length, data, total: data.length}
    }
})

const bare = {
    locale: defaultLocale,
    expand: new Set<never>(),
    allImages: false,
    imageTypes: undefined,
    perPricebook: false,
    inventoryIds: []
} as const
