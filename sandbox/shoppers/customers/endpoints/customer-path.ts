import {siteQuery} from '../../../core/query-values'

const base = '/customer/shopper-customers/v1/organizations/:organizationId'

export const customersPath = `${base}/customers` as const
export const customerPath = `${customersPath}/:customerId` as const
export const publicListsPath = `${base}/product-lists` as const

export const customerQuery = siteQuery
