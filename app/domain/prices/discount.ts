import {type CalendarDay, daysBetween} from '../calendar/calendar'
import type {Cents} from './money'
import type {FormerPrice} from './pricing'

/** By how much a former price must have been higher, and how old it may be; both are configured [PRICE-006, PRICE-007]. */
export type WasPriceRules = {minimumDifferenceCents: Cents; maximumAgeDays: number}

/**
 * The former weekly price that may be shown beside the current one, or undefined: it must have been online, at most so
 * many days ago, and higher by at least the minimum. A used piece never was dearer than a new one is: `newWeekly` is the
 * new one's price, if it is known.
 */
export const wasPrice = (
    price: {weekly: Cents; was?: FormerPrice | undefined; newWeekly?: Cents | undefined},
    today: CalendarDay,
    rules: WasPriceRules
): Cents | undefined => {
    if (!price.was) return undefined

    const {weekly, onlineFrom} = price.was
    const age = daysBetween(onlineFrom, today)
    const isRecent = age >= 0 && age <= rules.maximumAgeDays
    const difference = weekly - price.weekly
    const isLower = difference > 0 && difference >= rules.minimumDifferenceCents
    const isTrue = price.newWeekly === undefined || weekly <= price.newWeekly
    return isRecent && isLower && isTrue ? weekly : undefined
}

/** By how much the current price is lower than the former, in whole percent rounded down [PRICE-008]. */
export const discountPercent = (current: Cents, former: Cents): number =>
    former > current ? Math.floor(((former - current) * 100) / former) : 0

/** The whole percentage for a discount badge; undefined below 1 % [PRICE-008] [PRICE-009]. */
export const discountBadge = (percent: number): number | undefined =>
    percent >= 1 ? Math.floor(percent) : undefined

export type AddOnMessage = 'lowest-price-within-6-months'

/** The message for an item with an add-on price [PRICE-010]. */
export const addOnMessage = (item: {addOnPrice: boolean}): AddOnMessage | undefined =>
    item.addOnPrice ? 'lowest-price-within-6-months' : undefined
