import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../core/endpoint'
import {list, siteQuery} from '../core/query-values'
import {findStore} from './find-stores'

export const storesPath = '/store/shopper-stores/v1/organizations/:organizationId'
export const storesScope = 'sfcc.shopper-stores'

/** Stores by their ids, in the order asked for; unknown ones are left out. */
export const getStores = endpoint({
    method: 'GET',
    path: `${storesPath}/stores`,
    scope: storesScope,
    query: siteQuery.extend({ids: list(50)}),
    handle: ({query, world}): ShopperStoresTypes.StoreResult => {
        const data = query.ids.flatMap((id) => findStore(world, id) ?? [])
        return {data, limit: query.ids.length, total: data.length}
    }
})
