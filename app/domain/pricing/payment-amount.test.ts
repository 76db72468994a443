import {paymentAmount} from './payment-amount'

const given = {monthly: 84_99}

test.each`
    situation                           | frequency        | amount
    ${'weekly, as it is'}               | ${'weekly'}      | ${19_99}
    ${'with an amount of its own'}      | ${'monthly'}     | ${84_99}
    ${'without one, converted half up'} | ${'semimonthly'} | ${42_84}
`('a payment $situation: $amount (decision 13)', ({frequency, amount}) => {
    expect(paymentAmount({weekly: 19_99, given}, frequency)).toBe(amount)
})

test('a price without amounts of its own is converted', () => {
    expect(paymentAmount({weekly: 19_99}, 'monthly')).toBe(85_67)
})
