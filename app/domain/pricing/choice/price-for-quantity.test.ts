import type {RentPrice} from '../rent-price'
import {priceForQuantity} from './price-for-quantity'

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
        ...{weekly: 18_00, terms: 52, totalCostToOwn: 936_00, condition: 'new'}
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
