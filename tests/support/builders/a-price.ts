import type {WasPriceRules} from '@app/domain/discount/was-price'
import type {RentPrice} from '@app/domain/pricing/rent-price'

/** A former price counts from a dollar, for 90 days. */
export const wasPriceRules: WasPriceRules = {minimumDifferenceCents: 100, maximumAgeDays: 90}

/** A whole rent price: 20 dollars a week for 52 weeks, 1040 in all. */
export const aPrice = (own: Partial<RentPrice> = {}): RentPrice => ({
    weekly: 20_00,
    terms: 52,
    totalCostToOwn: 1040_00,
    cashPrice: 578_00,
    condition: 'new',
    ...own
})
