import {siteQuery} from '../../core/query-values'

export const ordersPath = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
export const orderPath = `${ordersPath}/:orderNo` as const
export const readScope = 'sfcc.shopper-baskets-orders'
export const writeScope = 'sfcc.shopper-baskets-orders.rw'
export const orderQuery = siteQuery.partial({siteId: true})
