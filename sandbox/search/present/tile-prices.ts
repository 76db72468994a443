import type {TilePriceInfo} from '@contract/product-search'
import {dollars, type PriceFacts} from '../../catalogue/prices/price-facts'

/** The amounts of a weekly rate in the four rhythms of paying; cents, half up. */
const rhythms = (weekly: number) => ({
    weekly,
    biWeekly: weekly * 2,
    semiMonthly: Math.round((weekly * 15) / 7),
    monthly: Math.round((weekly * 30) / 7)
})

type Old = {weekly: number; from: string}

/** The prices of a tile; with an old rate also what is saved, in whole percent rounded down [PRICE-008]. */
export const tilePrices = (facts: PriceFacts, old: Old | undefined): TilePriceInfo => {
    const now = rhythms(facts.weekly)
    return {
        weeklyPrice: dollars(now.weekly),
        biWeeklyPrice: dollars(now.biWeekly),
        semiMonthlyPrice: dollars(now.semiMonthly),
        monthlyPrice: dollars(now.monthly),
        ...(old && oldPrices(now, old)),
        terms: facts.terms,
        totalCostToOwn: dollars(facts.total),
        cashPrice: dollars(facts.cash)
    }
}

const oldPrices = (now: ReturnType<typeof rhythms>, old: Old): TilePriceInfo => {
    const before = rhythms(old.weekly)
    const saved = (rhythm: keyof typeof now) =>
        Math.floor(((before[rhythm] - now[rhythm]) * 100) / before[rhythm])
    return {
        oldWeeklyPrice: dollars(before.weekly),
        oldBiWeeklyPrice: dollars(before.biWeekly),
        oldSemiMonthlyPrice: dollars(before.semiMonthly),
        oldMonthlyPrice: dollars(before.monthly),
        weeklyPercentageDiscount: saved('weekly'),
        biWeeklyPercentageDiscount: saved('biWeekly'),
        semiMonthlyPercentageDiscount: saved('semiMonthly'),
        monthlyPercentageDiscount: saved('monthly'),
        oldPriceOnlineFrom: old.from
    }
}
