import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import type {StorePromotionsAnswer} from '@contract/promotions'
import {endpoint} from '../core/endpoint'
import {type Locale, textIn} from '../core/locales'
import {list, localeOf, siteQuery} from '../core/query-values'
import {badRequest, notFound} from '../core/response'
import {allPromotions, type Promotion, promotionNamed} from './model/promotion'
import {currency} from './product-endpoints'

const path = '/pricing/shopper-promotions/v1/organizations/:organizationId/promotions'
const scope = 'sfcc.shopper-promotions'

/** Promotions by their ids; unknown ones are left out. */
export const getPromotions = endpoint({
    method: 'GET',
    path,
    scope,
    query: siteQuery.extend({ids: list(50)}),

    handle({query, world}): ShopperPromotionsTypes.PromotionResult {
        const data = query.ids
            .flatMap((id) => promotionNamed(world, id) ?? [])
            .map((promotion) => presentPromotion(promotion, localeOf(query)))
        return {limit: query.ids.length, data, total: data.length}
    }
})

const moment = z.iso
    .datetime({offset: true})
    .or(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/))
    .optional()

/** The promotions of a campaign; a time span needs both ends, or none. */
export const getPromotionsForCampaign = endpoint({
    method: 'GET',
    path: `${path}/campaigns/:campaignId`,
    scope,
    query: siteQuery.extend({startDate: moment, endDate: moment, currency}),

    handle({params: {campaignId}, query, world}): ShopperPromotionsTypes.PromotionResult {
        const {startDate, endDate} = query
        if ((startDate === undefined) !== (endDate === undefined)) {
            badRequest('startDate and endDate must be given together.')
        }
        const found = [...allPromotions(world).values()].filter(
            (promotion) => promotion.campaignId === campaignId
        )
        if (!found.length) notFound('campaign', campaignId)
        const data = found
            .filter(({startsOn, endsOn}) => overlaps({startsOn, endsOn}, startDate, endDate))
            .map((promotion) => presentPromotion(promotion, localeOf(query)))
        return {limit: data.length, data, total: data.length}
    }
})

const overlaps = ({startsOn, endsOn}: {startsOn: string; endsOn: string}, from = '', to = '9999') =>
    startsOn <= to.slice(0, 10) && endsOn >= from.slice(0, 10)

const presentPromotion = (
    {id, names, callouts, details, startsOn, endsOn}: Promotion,
    locale: Locale
): ShopperPromotionsTypes.Promotion => ({
    id,
    name: textIn(locale, names),
    calloutMsg: textIn(locale, callouts),
    details: textIn(locale, details),
    currency: 'USD',
    startDate: `${startsOn}T00:00:00.000Z`,
    endDate: `${endsOn}T23:59:59.000Z`
})

/** The codes that may be used at a store today; those for agreements paid in full are not for guests [API-015]. */
export const getStorePromotions = endpoint({
    method: 'GET',
    path: '/custom/get-promotions-store/v1/organizations/:organizationId/getpromotionsrac',
    query: siteQuery.extend({
        c_store_id: z.string().max(64).optional(),
        c_customer_id: z.string().max(128).optional(),
        c_isRegistered: z.string().max(8).optional()
    }),

    handle({query, world, now}): StorePromotionsAnswer {
        const locale = localeOf(query)
        const today = now.toISOString().slice(0, 10)
        const isRegistered = /^(true|yes|y|1)$/i.test(query.c_isRegistered ?? '')
        const PromoObj = [...allPromotions(world).values()]
            .filter(({code}) => code !== null)
            .filter(({isPaidInFull}) => isRegistered || !isPaidInFull)
            .filter(({startsOn, endsOn}) => startsOn <= today && today <= endsOn)
            .filter(({restrictedStores}) => !restrictedStores.includes(query.c_store_id ?? ''))
            .map((promotion) => ({
                ...(promotion.code !== null && {promotionCode: promotion.code}),
                promoID: promotion.id,
                name: textIn(locale, promotion.names),
                calloutMsg: textIn(locale, promotion.callouts),
                details: textIn(locale, promotion.details),
                pif: promotion.isPaidInFull,
                restrictedStores: promotion.restrictedStores,
                endDate: promotion.endsOn,
                ...(promotion.link !== null && {link: promotion.link})
            }))
        return {PromoObj}
    }
})
