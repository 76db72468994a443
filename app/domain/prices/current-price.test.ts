import {currentPrice, pricebookPrice, priceForQuantity, priceTier} from './current-price'
import type {RentPrice} from './pricing'

describe('current price', () => {
    test.each`
        situation                   | variants          | promotions  | current
        ${'variants only'}          | ${[24_99, 19_99]} | ${[]}       | ${19_99}
        ${'a promotion below them'} | ${[24_99, 19_99]} | ${[17_99]}  | ${17_99}
        ${'a promotion above them'} | ${[19_99]}        | ${[21_99]}  | ${19_99}
        ${'a single price'}         | ${[19_99]}        | ${[]}       | ${19_99}
        ${'promotions only'}        | ${[]}             | ${[18, 17]} | ${17}
        ${'no price at all'}        | ${[]}             | ${[]}       | ${undefined}
    `(
        '$situation: the current price is $current [PRICE-004]',
        ({variants, promotions, current}) => {
            expect(currentPrice(variants, promotions)).toBe(current)
        }
    )
})

describe('price for quantity', () => {
    const price: RentPrice = {
        weekly: 20_00,
        terms: 52,
        totalCostToOwn: 1040_00,
        cashPrice: 578_00,
        condition: 'new',
        was: {weekly: 25_00, onlineFrom: '2030-05-01'}
    }
    const tiers = [
        {quantity: 1, weekly: 20_00},
        {quantity: 5, weekly: 18_00},
        {quantity: 10, weekly: 15_00}
    ]

    test.each`
        quantity | weekly   | total
        ${1}     | ${20_00} | ${1040_00}
        ${4}     | ${20_00} | ${1040_00}
        ${5}     | ${18_00} | ${936_00}
        ${9}     | ${18_00} | ${936_00}
        ${10}    | ${15_00} | ${780_00}
        ${12}    | ${15_00} | ${780_00}
    `('$quantity pieces: $weekly a week and $total in all for each [PRICE-005]', (row) => {
        const {weekly, totalCostToOwn} = priceForQuantity(price, tiers, row.quantity)

        expect({weekly, totalCostToOwn}).toEqual({weekly: row.weekly, totalCostToOwn: row.total})
    })

    test('a tier’s price claims nothing that is only known of one piece', () => {
        expect(priceForQuantity(price, tiers, 5)).toEqual({
            weekly: 18_00,
            terms: 52,
            totalCostToOwn: 936_00,
            condition: 'new'
        })
        expect(priceForQuantity(price, tiers, 1)).toBe(price)
    })

    test.each`
        weekly   | counts   | why
        ${20_01} | ${20_00} | ${'asks more than the current price, as beside a promotion'}
        ${20_00} | ${20_00} | ${'asks the same'}
        ${19_99} | ${19_99} | ${'asks less'}
    `('of a tier that $why, $counts counts [PRICE-004, PRICE-005]', ({weekly, counts}) => {
        expect(priceForQuantity(price, [{quantity: 1, weekly}], 1).weekly).toBe(counts)
    })

    test('a tier that asks more leaves the price whole', () => {
        expect(priceForQuantity(price, [{quantity: 1, weekly: 25_00}], 3)).toBe(price)
    })

    test('without tiers the price is that of one piece', () => {
        expect(priceForQuantity(price, [], 5)).toBe(price)
    })
})

describe('price tier', () => {
    const tiers = [
        {quantity: 5, price: 18_00},
        {quantity: 1, price: 20_00},
        {quantity: 10, price: 15_00}
    ]

    test.each`
        quantity | tier
        ${0}     | ${undefined}
        ${1}     | ${1}
        ${4}     | ${1}
        ${5}     | ${5}
        ${9}     | ${5}
        ${10}    | ${10}
        ${12}    | ${10}
    `('$quantity pieces are priced by the tier of $tier [PRICE-005]', ({quantity, tier}) => {
        expect(priceTier(tiers, quantity)?.quantity).toBe(tier)
    })
})

describe('pricebook price', () => {
    const prices = [
        {pricebookId: 'list', weekly: 24_99},
        {pricebookId: 'zone-7', weekly: 21_99}
    ]

    test.each`
        situation                       | wanted                | weekly
        ${'the wanted price book'}      | ${['zone-7']}         | ${21_99}
        ${'the first that has a price'} | ${['zone-9', 'list']} | ${24_99}
        ${'the order of wishes'}        | ${['list', 'zone-7']} | ${24_99}
        ${'none of the wanted'}         | ${['zone-9']}         | ${undefined}
        ${'nothing wanted'}             | ${[]}                 | ${undefined}
    `('$situation counts: $wanted gives $weekly [PRICE-011]', ({wanted, weekly}) => {
        expect(pricebookPrice(prices, wanted)?.weekly).toBe(weekly)
    })
})
