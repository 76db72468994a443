import type {CalendarDay} from '@app/domain/calendar/calendar-day'
import {wasPrice, type WasPriceRules} from '@app/domain/discount/was-price'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import type {Commerce} from '../commerce'

/** A price whose former price is only kept where it counts on a day [PRICE-006, PRICE-007]. */
export const countedPrice = (
    price: RentPrice | null,
    today: CalendarDay,
    rules: WasPriceRules
): RentPrice | null => {
    if (!price?.was || wasPrice(price, today, rules) !== undefined) return price
    const {was: _tooSmallOrTooOld, ...counted} = price
    return counted
}

/** The same for whatever carries a price: today, by the rules of the shop. */
export const priceCounter = ({
    today,
    wasPriceRules
}: Pick<Commerce, 'today' | 'wasPriceRules'>): (<T extends {price: RentPrice | null}>(
    item: T
) => T) => {
    const day = today()
    return (item) => ({...item, price: countedPrice(item.price, day, wasPriceRules)})
}
