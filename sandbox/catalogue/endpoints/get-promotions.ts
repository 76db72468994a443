import type {ShopperPromotionsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {badRequest, notFound} from '../../core/problem'
import {list, localeOf, siteQuery, type Locale} from '../../core/query-values'
import {allPromotions, promotionNamed, type Promotion} from '../find/promotion'
import {currency} from './product-query'

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

/** The promotions of a campaign; both ends of a time span, or neither. */
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
    name: names[locale],
    calloutMsg: callouts[locale],
    details: details[locale],
    currency: 'USD',
    startDate: `${startsOn}T00:00:00.000Z`,
    endDate: `${endsOn}T23:59:59.000Z`
})
