import type {CalendarDay} from '@app/domain/calendar/calendar-day'
import {wasPrice} from '@app/domain/discount/was-price'
import type {RentPrice} from '@app/domain/pricing/rent-price'

/** A price whose former price is only kept where it counts on a day [PRICE-006, PRICE-007]. */
export const countedPrice = (price: RentPrice | null, today: CalendarDay): RentPrice | null => {
    if (!price?.was || wasPrice(price, today) !== undefined) return price
    const {was: _tooSmallOrTooOld, ...counted} = price
    return counted
}

/** The same for whatever carries a price. */
export const withCountedPrice = <T extends {price: RentPrice | null}>(
    item: T,
    today: CalendarDay
): T => ({...item, price: countedPrice(item.price, today)})
