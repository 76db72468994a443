import {paymentFrequencies} from './payment-frequency'
import {paymentPlan} from './payment-plan'
import type {RentPrice} from './rent-price'

const sofa: RentPrice = {weekly: 19_99, terms: 78, totalCostToOwn: 1559_22, condition: 'new'}

test.each`
    frequency        | payment  | count | finalPayment
    ${'weekly'}      | ${19_99} | ${78} | ${0}
    ${'biweekly'}    | ${39_98} | ${39} | ${0}
    ${'semimonthly'} | ${42_84} | ${36} | ${16_98}
    ${'monthly'}     | ${85_67} | ${18} | ${17_16}
`(
    'a sofa paid $frequency: $count payments of $payment, and $finalPayment',
    ({frequency, ...plan}) => {
        expect(paymentPlan(sofa, frequency)).toEqual({...plan, total: 1559_22})
    }
)

test('an item that costs less than one payment is owned with the final payment', () => {
    const lamp: RentPrice = {...sofa, weekly: 5_00, terms: 3, totalCostToOwn: 15_00}

    expect(paymentPlan(lamp, 'monthly')).toEqual({
        payment: 21_43,
        count: 0,
        finalPayment: 15_00,
        total: 15_00
    })
})

test('all payments together are the total cost to own, to the cent, whatever the price', () => {
    for (let weekly = 1_00; weekly < 100_00; weekly += 37) {
        for (const terms of [1, 13, 52, 78, 91, 104]) {
            const price: RentPrice = {...sofa, weekly, terms, totalCostToOwn: weekly * terms}
            for (const frequency of paymentFrequencies) {
                const {payment, count, finalPayment, total} = paymentPlan(price, frequency)
                expect(count * payment + finalPayment).toBe(weekly * terms)
                expect(total).toBe(weekly * terms)
                expect(finalPayment).toBeGreaterThanOrEqual(0)
                expect(finalPayment).toBeLessThan(payment)
            }
        }
    }
})
