import type {World} from '../../../world/world'
import {cashPrice, charming, zoneNames, zones} from '../../prices/zone-prices'
import {rateOf, type PricePlan} from '../model/price-model'
import type {ProductDraw} from '../model/products-of-model'
import {dayAfter} from './day'
import {insertInto} from './insert-into'

export const priceWriter = (world: World, today: Date) => {
    const insert = insertInto(world, 'price')

    return (product: ProductDraw, plan: PricePlan) => {
        for (const zone of zoneNames) {
            const {weeklyCents, terms} = rateOf(plan, product, zones[zone])
            insert({
                zone,
                product_no: product.no,
                weekly_cents: weeklyCents,
                terms,
                cash_cents: cashPrice(weeklyCents * terms),
                promotional_cents: promotional(weeklyCents, plan),
                ...wasOf({weeklyCents, terms}, plan, today)
            })
        }
    }
}

const promotional = (weeklyCents: number, {promotionPercent}: PricePlan) =>
    promotionPercent === undefined
        ? null
        : Math.min(weeklyCents - 50, charming((weeklyCents * (100 - promotionPercent)) / 100))

const wasOf = (
    {weeklyCents, terms}: {weeklyCents: number; terms: number},
    {was}: PricePlan,
    today: Date
) => {
    if (!was) return {was_cents: null, was_terms: null, was_from: null}
    const above = charming((weeklyCents * (100 + was.percentAbove)) / 100)
    return {
        was_cents: Math.max(weeklyCents + 50, above),
        was_terms: terms + was.termsMore,
        was_from: dayAfter(today, -was.daysAgo)
    }
}
