import {basketTotals, itemCount} from './basket-totals'
import {paymentAmount} from '../pricing/payment-amount'
import {paymentFrequencies} from '../pricing/payment-frequency'
import type {RentPrice} from '../pricing/rent-price'

const sofa: RentPrice = {weekly: 19_99, terms: 78, totalCostToOwn: 1559_22, condition: 'new'}
const tv: RentPrice = {
    weekly: 9_99,
    terms: 52,
    totalCostToOwn: 519_48,
    condition: 'previously-rented-good',
    given: {monthly: 40_00}
}
const lines = [
    {quantity: 2, price: sofa},
    {quantity: 1, price: tv}
]

test.each`
    held                              | count
    ${[]}                             | ${0}
    ${[{quantity: 1}]}                | ${1}
    ${[{quantity: 2}, {quantity: 3}]} | ${5}
`('a basket of $held holds $count [SHELL-009] [CART-015]', ({held, count}) => {
    expect(itemCount(held)).toBe(count)
})

test.each`
    frequency        | payment
    ${'weekly'}      | ${49_97}
    ${'biweekly'}    | ${99_94}
    ${'semimonthly'} | ${107_09}
    ${'monthly'}     | ${211_34}
`('two sofas and a TV, $frequency: $payment (G-15)', ({frequency, payment}) => {
    expect(basketTotals(lines, frequency)).toEqual({payment, totalCostToOwn: 3637_92})
})

test('the subtotal is the sum of the payments that the lines show', () => {
    for (const frequency of paymentFrequencies) {
        const shown = 2 * paymentAmount(sofa, frequency) + paymentAmount(tv, frequency)
        expect(basketTotals(lines, frequency).payment).toBe(shown)
    }
})

test('an empty basket costs nothing', () => {
    expect(basketTotals([], 'weekly')).toEqual({payment: 0, totalCostToOwn: 0})
})
