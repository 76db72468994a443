import {type Random, randomFor} from '../../world/random'
import {charming} from '../prices'
import type {ModelDraw} from './draw-model'
import type {ProductDraw} from './products-of-model'

/** The price of a model everywhere, before the zones. Cents. */
export type PricePlan = {
    weeklyCents: number
    terms: number
    promotionPercent: number | undefined
    was: WasPlan | undefined
    tiers: {quantity: number; percent: number}[] | undefined
    addOnPercent: number | undefined
}

/** An old price: either some percent above, or 50 cents above, which is too little to be shown. */
type WasPlan = {percentAbove: number; termsMore: number; daysAgo: number}

export const planPrice = (model: ModelDraw): PricePlan => {
    const {kind, form} = model
    const random = randomFor(3, model.kindNo, model.ordinal)
    const [least, most] = kind.weekly
    const weekly = (least + random.next() * (most - least)) * form[2]
    const former = model.ordinal === 1 ? formerInEveryWorld.get(kind.id) : undefined
    const hasPromotion = random.chance(14) && !former
    return {
        weeklyCents: charming(weekly * 100),
        terms: random.pick(kind.terms),
        promotionPercent: hasPromotion ? random.pick([10, 15, 20, 25]) : undefined,
        was: former ?? (hasPromotion ? undefined : wasPlan(random)),
        tiers: kind.tiered && random.chance(70) ? tiers : undefined,
        addOnPercent: kind.addOn ? random.pick([15, 20, 25]) : undefined
    }
}

/** So that even a tiny world has old prices that are too old, or too close to the new one, to be shown. */
const formerInEveryWorld: ReadonlyMap<string, WasPlan> = new Map([
    ['recliner', {percentAbove: 20, termsMore: 0, daysAgo: 120}],
    ['accent-chair', {percentAbove: 0, termsMore: 0, daysAgo: 10}],
    ['nightstand', {percentAbove: 25, termsMore: 13, daysAgo: 30}]
])

const tiers = [
    {quantity: 1, percent: 0},
    {quantity: 2, percent: 5},
    {quantity: 4, percent: 10}
]

const wasPlan = (random: Random): WasPlan | undefined => {
    if (!random.chance(26)) return undefined
    const isOld = random.chance(20)
    return {
        percentAbove: random.chance(15) ? 0 : random.between(8, 35),
        termsMore: random.chance(30) ? 13 : 0,
        daysAgo: isOld ? random.between(91, 180) : random.between(3, 85)
    }
}

const wear = {
    New: {rate: 1, terms: 1},
    'Previously Rented - Great': {rate: 0.88, terms: 0.8},
    'Previously Rented - Good': {rate: 0.8, terms: 0.7},
    'Previously Rented - Fair': {rate: 0.7, terms: 0.6}
}

/** A product's weekly rate in a zone, and for how many weeks; previously rented ones cost less for fewer weeks. */
export const rateOf = (plan: PricePlan, product: ProductDraw, zoneFactor: number) => {
    const {rate, terms} = wear[product.condition]
    const sizeFactor = product.size?.[2] ?? 1
    return {
        weeklyCents: charming(plan.weeklyCents * sizeFactor * rate * zoneFactor),
        terms: Math.max(13, Math.round((plan.terms * terms) / 13) * 13)
    }
}
