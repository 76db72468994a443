import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {localeOf, siteQuery} from '../../core/query-values'
import {allPromotions} from '../find/promotion'

/** The codes that may be used at a store today; those for agreements paid in full are not for guests [API-015]. */
export const getStorePromotions = endpoint({
    method: 'GET',
    path: '/custom/get-promotions-store/v1/organizations/:organizationId/getpromotionsrac',
    query: siteQuery.extend({
        c_store_id: z.string().max(64).optional(),
        c_customer_id: z.string().max(128).optional(),
        c_isRegistered: z.string().max(8).optional()
    }),

    handle({query, world, now}) {
        const locale = localeOf(query)
        const today = now.toISOString().slice(0, 10)
        const isRegistered = /^(true|yes|y|1)$/i.test(query.c_isRegistered ?? '')
        const PromoObj = [...allPromotions(world).values()]
            .filter(({code}) => code !== null)
            .filter(({isPaidInFull}) => isRegistered || !isPaidInFull)
            .filter(({startsOn, endsOn}) => startsOn <= today && today <= endsOn)
            .filter(({restrictedStores}) => !restrictedStores.includes(query.c_store_id ?? ''))
            .map((promotion) => ({
                promotionCode: promotion.code,
                promoID: promotion.id,
                name: promotion.names[locale],
                calloutMsg: promotion.callouts[locale],
                details: promotion.details[locale],
                pif: promotion.isPaidInFull,
                restrictedStores: promotion.restrictedStores,
                endDate: promotion.endsOn
            }))
        return {PromoObj}
    }
})
