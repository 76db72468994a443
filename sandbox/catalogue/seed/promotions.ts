import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import type {World} from '../../world/world'
import {Pair} from './kind'
import data from './promotions.json'
import {dayAfter, insertInto} from './write-rows'

/** Promotions of the shop; days are counted from the day of the seeding. A product that has `weekly-…` costs that much less. */
const Promotion = z.strictObject({
    id: z.string(),
    campaign: z.string(),
    code: z.string().exactOptional(),
    name: Pair,
    callout: Pair,
    details: Pair,
    percentOff: z.number().exactOptional(),
    isPaidInFull: z.literal(true).exactOptional(),
    /** The stores where it is not valid. */
    restrictedStores: z.array(z.string()).exactOptional(),
    /** Where its tile leads instead of applying it [PROMO-005]. */
    link: z.string().exactOptional(),
    startsInDays: z.number(),
    endsInDays: z.number()
})

const promotions = seedData('promotions.json', z.array(Promotion), data)

export const writePromotions = (world: World, today: Date) => {
    const insert = insertInto(world, 'promotion')
    for (const promotion of promotions) {
        insert({
            id: promotion.id,
            campaign_id: promotion.campaign,
            code: promotion.code ?? null,
            name_en: promotion.name[0],
            name_es: promotion.name[1],
            callout_en: promotion.callout[0],
            callout_es: promotion.callout[1],
            details_en: promotion.details[0],
            details_es: promotion.details[1],
            percent_off: promotion.percentOff ?? null,
            is_paid_in_full: Number(promotion.isPaidInFull ?? false),
            restricted_stores: JSON.stringify(promotion.restrictedStores ?? []),
            link: promotion.link ?? null,
            starts_on: dayAfter(today, promotion.startsInDays),
            ends_on: dayAfter(today, promotion.endsInDays)
        })
    }
}
