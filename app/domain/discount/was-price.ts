import type {CalendarDay} from '../calendar/calendar-day'
import {daysBetween} from '../calendar/days-between'
import type {Cents} from '../money/cents'
import type {FormerPrice} from '../pricing/rent-price'

/** By how much a former price must have been higher, and how old it may be; both are configured [PRICE-006, PRICE-007]. */
export type WasPriceRules = {minimumDifferenceCents: Cents; maximumAgeDays: number}

/**
 * The former weekly price that may be shown beside the current one; nothing when it does not count.
 * It counts when it was online, at most so many days ago, and was higher by at least the minimum.
 */
export const wasPrice = (
    price: {weekly: Cents; was?: FormerPrice | undefined},
    today: CalendarDay,
    rules: WasPriceRules
): Cents | undefined => {
    if (!price.was) return undefined

    const {weekly, onlineFrom} = price.was
    const age = daysBetween(onlineFrom, today)
    const isRecent = age >= 0 && age <= rules.maximumAgeDays
    const difference = weekly - price.weekly
    const isLower = difference > 0 && difference >= rules.minimumDifferenceCents
    return isRecent && isLower ? weekly : undefined
}
