import {siteQuery} from '../../../core/query-values'

/** Both versions of the API share their baskets; the second also knows temporary ones. */
export type Version = 'v1' | 'v2'

export const basketsPath = <V extends Version>(version: V) =>
    `/checkout/shopper-baskets/${version}/organizations/:organizationId/baskets` as const

export const readScope = 'sfcc.shopper-baskets-orders'
export const writeScope = 'sfcc.shopper-baskets-orders.rw'

export const basketQuery = siteQuery.partial({siteId: true})
