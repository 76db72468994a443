import {
    fromWeekly,
    paymentAmount,
    paymentFrequencies,
    paymentFrequencyFrom,
    paymentPlan,
    type RentPrice,
    wholeRentPrice
} from './pricing'

describe('from weekly', () => {
    test.each`
        weekly   | frequency        | amount
        ${19_99} | ${'weekly'}      | ${19_99}
        ${19_99} | ${'biweekly'}    | ${39_98}
        ${19_99} | ${'semimonthly'} | ${42_84}
        ${19_99} | ${'monthly'}     | ${85_67}
        ${7_00}  | ${'monthly'}     | ${30_00}
        ${7_00}  | ${'semimonthly'} | ${15_00}
        ${1}     | ${'semimonthly'} | ${2}
        ${0}     | ${'monthly'}     | ${0}
    `(
        '$weekly cents a week are $amount cents $frequency [PRICE-001, PRICE-002, PRICE-003]',
        ({weekly, frequency, amount}) => {
            expect(fromWeekly(weekly, frequency)).toBe(amount)
        }
    )

    test.each`
        situation              | weekly   | amount
        ${'just below a half'} | ${25_24} | ${50_00}
        ${'exactly a half'}    | ${25_25} | ${51_00}
        ${'just above a half'} | ${25_26} | ${51_00}
    `('in whole dollars, $situation: $weekly a week is $amount every two', ({weekly, amount}) => {
        expect(fromWeekly(weekly, 'biweekly', 100)).toBe(amount)
    })
})

describe('payment amount', () => {
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
})

describe('payment frequency', () => {
    test('the frequencies are sorted from the shortest to the longest [PLP-017]', () => {
        expect(paymentFrequencies).toEqual(['weekly', 'biweekly', 'semimonthly', 'monthly'])
    })

    test.each`
        text             | frequency
        ${'monthly'}     | ${'monthly'}
        ${'semimonthly'} | ${'semimonthly'}
        ${'WEEKLY'}      | ${'weekly'}
        ${'yearly'}      | ${'weekly'}
        ${''}            | ${'weekly'}
        ${undefined}     | ${'weekly'}
    `('"$text" names $frequency [PLP-007]', ({text, frequency}) => {
        expect(paymentFrequencyFrom(text)).toBe(frequency)
    })
})

describe('payment plan', () => {
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
})

describe('rent price', () => {
    const whole: RentPrice = {weekly: 19_99, terms: 78, totalCostToOwn: 1559_22, condition: 'new'}

    test('a price with all that the law wants is a price', () => {
        expect(wholeRentPrice(whole)).toEqual(whole)
    })

    test('a single payment of a cent is a price', () => {
        expect(wholeRentPrice({...whole, weekly: 1, terms: 1, totalCostToOwn: 1})).toBeDefined()
    })

    test('a price keeps its cash price, its own amounts and its former price', () => {
        const rich: RentPrice = {
            ...whole,
            cashPrice: 866_00,
            given: {monthly: 85_99},
            was: {weekly: 24_99, onlineFrom: '2030-01-01'}
        }

        expect(wholeRentPrice(rich)).toEqual(rich)
    })

    test.each`
        situation                        | parts
        ${'no weekly payment'}           | ${{weekly: undefined}}
        ${'a weekly payment of nothing'} | ${{weekly: 0}}
        ${'part of a cent'}              | ${{weekly: 19.99}}
        ${'no number of payments'}       | ${{terms: undefined}}
        ${'a negative number of them'}   | ${{terms: -1}}
        ${'no total cost'}               | ${{totalCostToOwn: undefined}}
        ${'a total cost of nothing'}     | ${{totalCostToOwn: 0}}
        ${'no condition'}                | ${{condition: undefined}}
    `('with $situation there is no price to show (D-07)', ({parts}) => {
        expect(wholeRentPrice({...whole, ...parts})).toBeUndefined()
    })

    test.each`
        situation                     | parts
        ${'a cash price of nothing'}  | ${{cashPrice: 0}}
        ${'an empty list of amounts'} | ${{given: {}}}
        ${'an amount of nothing'}     | ${{given: {monthly: 0}}}
        ${'a former price of 0'}      | ${{was: {weekly: 0, onlineFrom: '2030-01-01'}}}
    `('$situation is left out', ({parts}) => {
        expect(wholeRentPrice({...whole, ...parts})).toEqual(whole)
    })
})
