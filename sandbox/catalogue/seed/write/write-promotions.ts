import type {World} from '../../../world/world'
import {promotionSeeds} from '../promotions'
import {dayAfter} from './day'
import {insertInto} from './insert-into'

export const writePromotions = (world: World, today: Date) => {
    const insert = insertInto(world, 'promotion')
    for (const promotion of promotionSeeds) {
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
            restricted_stores: '[]',
            starts_on: dayAfter(today, promotion.startsInDays),
            ends_on: dayAfter(today, promotion.endsInDays)
        })
    }
}
