import type {RentPrice} from '@app/domain/prices/pricing'
import {wasPriceRules} from '../../../tests/support/values/builders'
import {wasPriceFilter, withCurrentWasPrice} from './product'

const price: RentPrice = {weekly: 24_99, terms: 78, totalCostToOwn: 1949_22, condition: 'new'}
const was = (weekly: number, onlineFrom: string): RentPrice => ({
    ...price,
    was: {weekly, onlineFrom}
})

test.each`
    formerly                            | given                       | shown
    ${'a dollar more, since yesterday'} | ${was(25_99, '2030-05-31')} | ${25_99}
    ${'99 cents more'}                  | ${was(25_98, '2030-05-31')} | ${undefined}
    ${'more, 90 days ago'}              | ${was(30_00, '2030-03-03')} | ${30_00}
    ${'more, 91 days ago'}              | ${was(30_00, '2030-03-02')} | ${undefined}
    ${'nothing known'}                  | ${price}                    | ${undefined}
`(
    'a price that was $formerly shows $shown as its former one [PRICE-006] [PRICE-007]',
    ({given, shown}) => {
        expect(withCurrentWasPrice({price: given}, '2030-06-01', wasPriceRules)?.was?.weekly).toBe(
            shown
        )
    }
)

test.each`
    newWeekly | shown
    ${29_99}  | ${undefined}
    ${30_00}  | ${30_00}
`(
    'a used piece that was 30.00, beside a new one at $newWeekly, shows $shown (D-53)',
    ({newWeekly, shown}) => {
        const used: RentPrice = {...was(30_00, '2030-05-31'), condition: 'previously-rented-good'}
        const offer = {
            productId: 'new-1',
            path: '/p/sofa/new-1',
            stock: 'in-stock',
            delivery: null
        } as const
        const offers = [{...offer, price: {...price, weekly: newWeekly}, current: false}]

        expect(
            withCurrentWasPrice({price: used, offers}, '2030-06-01', wasPriceRules)?.was?.weekly
        ).toBe(shown)
    }
)

test('where there is no price there is no former one', () => {
    expect(withCurrentWasPrice({price: null}, '2030-06-01', wasPriceRules)).toBeNull()
})

test.each`
    rules                                                | shown
    ${{minimumDifferenceCents: 500, maximumAgeDays: 30}} | ${30_00}
    ${{minimumDifferenceCents: 502, maximumAgeDays: 30}} | ${undefined}
    ${{minimumDifferenceCents: 500, maximumAgeDays: 29}} | ${undefined}
`(
    'configured as $rules, a price that was 5.01 more 30 days ago shows $shown [PRICE-006, PRICE-007]',
    ({rules, shown}) => {
        const count = wasPriceFilter({today: () => '2030-06-01', wasPriceRules: rules})

        expect(count({price: was(30_00, '2030-05-02')}).price?.was?.weekly).toBe(shown)
    }
)
