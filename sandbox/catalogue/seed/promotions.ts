import type {World} from '../../world/world'
import {dayAfter, insertInto} from './write-rows'

/** Promotions of the shop; days are counted from the day of the seeding. */
export type PromotionSeed = {
    id: string
    campaign: string
    code?: string
    name: readonly [string, string]
    callout: readonly [string, string]
    details: readonly [string, string]
    percentOff?: number
    isPaidInFull?: true
    startsInDays: number
    endsInDays: number
}

const percents = [10, 15, 20, 25] as const

/** One per percentage; a product that has it costs that much less a week. */
const ofProducts = percents.map((percent): PromotionSeed => ({
    id: `weekly-${percent}`,
    campaign: 'season-sale',
    name: [`${percent}% off weekly`, `${percent}% menos por semana`],
    callout: [
        `Save ${percent}% on every weekly payment`,
        `Ahorre ${percent}% en cada pago semanal`
    ],
    details: [
        `The weekly rate is ${percent}% lower than usual for the whole agreement.`,
        `La tarifa semanal es ${percent}% menor durante todo el contrato.`
    ],
    percentOff: percent,
    startsInDays: -21,
    endsInDays: 45
}))

export const promotionSeeds: readonly PromotionSeed[] = [
    ...ofProducts,
    {
        id: 'first-week',
        campaign: 'welcome',
        code: 'WELCOME1',
        name: ['First week for $1', 'Primera semana por $1'],
        callout: ['Start for $1', 'Comience por $1'],
        details: [
            'New customers pay $1 for the first week.',
            'Los clientes nuevos pagan $1 la primera semana.'
        ],
        startsInDays: -60,
        endsInDays: 120
    },
    {
        id: 'save-10',
        campaign: 'welcome',
        code: 'SAVE10',
        name: ['10% off your order', '10% menos en su pedido'],
        callout: ['10% off with code SAVE10', '10% menos con el código SAVE10'],
        details: [
            '10% off every weekly payment of this order.',
            '10% menos en cada pago semanal de este pedido.'
        ],
        percentOff: 10,
        startsInDays: -30,
        endsInDays: 90
    },
    {
        id: 'paid-in-full',
        campaign: 'loyalty',
        code: 'THANKYOU25',
        name: ['25% off after your last agreement', '25% menos después de su último contrato'],
        callout: ['Welcome back: 25% off', 'Bienvenido de nuevo: 25% menos'],
        details: [
            'For customers who have paid an agreement in full.',
            'Para clientes que han pagado un contrato por completo.'
        ],
        percentOff: 25,
        isPaidInFull: true,
        startsInDays: -90,
        endsInDays: 180
    },
    {
        id: 'laptop-week',
        campaign: 'season-sale',
        code: 'LAPTOP15',
        name: ['15% off laptops', '15% menos en portátiles'],
        callout: ['Laptops: 15% off this month', 'Portátiles: 15% menos este mes'],
        details: [
            '15% off the weekly rate of laptops.',
            '15% menos en la tarifa semanal de portátiles.'
        ],
        percentOff: 15,
        startsInDays: -10,
        endsInDays: 20
    }
]

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
