import {z} from 'zod'
import {siteQuery} from '../../core/query-values'

export const experiencePath = '/experience/shopper-experience/v1/organizations/:organizationId'
export const experienceScope = 'sfcc.shopper-experience'

/** What pages and components may be asked with; the store is the retailer's own parameter. */
export const placeQuery = siteQuery.extend({
    parameters: z.string().max(256).optional(),
    c_store_id: z.string().max(64).optional()
})
