import type {RentPrice} from '@app/domain/pricing/rent-price'

/** A whole rent price: 20 dollars a week for 52 weeks, 1040 in all. */
export const aPrice = (own: Partial<RentPrice> = {}): RentPrice => ({
    weekly: 20_00,
    terms: 52,
    totalCostToOwn: 1040_00,
    cashPrice: 578_00,
    condition: 'new',
    ...own
})
