import {type LineWithCode, priceWithCode, totalsToPay, totalsWithCode} from './promo-code'

const sofa: LineWithCode = {
    quantity: 1,
    price: {
        weekly: 20_00,
        terms: 52,
        totalCostToOwn: 1040_00,
        cashPrice: 577_00,
        condition: 'new'
    },
    weeklyWithCode: 18_00
}
const threeTvs: LineWithCode = {
    quantity: 3,
    price: {weekly: 9_99, terms: 78, totalCostToOwn: 779_22, condition: 'previously-rented-good'},
    weeklyWithCode: 26_98
}
const asBefore: LineWithCode = {...sofa, weeklyWithCode: 20_00}

test.each`
    frequency        | payment
    ${'weekly'}      | ${18_00}
    ${'biweekly'}    | ${36_00}
    ${'semimonthly'} | ${38_57}
    ${'monthly'}     | ${77_14}
`(
    'a sofa of $20.00 a week that a code lowers to $18.00 costs $payment, $frequency, with its own total (G-56, D-07)',
    ({frequency, payment}) => {
        const reduced = priceWithCode(sofa, frequency)

        expect(reduced).toEqual({
            weekly: 18_00,
            ...(frequency !== 'weekly' && {given: {[frequency]: payment}}),
            terms: 52,
            totalCostToOwn: 936_00,
            cashPrice: 577_00,
            condition: 'new'
        })
    }
)

test('the cash price of two is that of both, and where there is none, none is claimed (D-07)', () => {
    const two = priceWithCode({...sofa, quantity: 2, weeklyWithCode: 36_00}, 'weekly')
    expect(two).toMatchObject({weekly: 36_00, totalCostToOwn: 1872_00, cashPrice: 1154_00})
    expect(priceWithCode(threeTvs, 'weekly')).not.toHaveProperty('cashPrice')
})

test('a code that changes nothing for a line gives it no other price', () => {
    expect(priceWithCode(asBefore, 'weekly')).toBeUndefined()
})

// 26.98 a week for three: 8.99, 8.99 and 9.00, each rounded for itself: 38.53 + 38.53 + 38.57.
test.each`
    frequency        | payment
    ${'weekly'}      | ${26_98}
    ${'biweekly'}    | ${53_96}
    ${'semimonthly'} | ${57_81}
    ${'monthly'}     | ${115_63}
`(
    'three TVs that share what a code leaves each have an agreement in whole cents: $payment, $frequency',
    ({frequency, payment}) => {
        expect(totalsWithCode([threeTvs], frequency)).toEqual({
            payment,
            totalCostToOwn: 2104_44
        })
    }
)

test.each`
    situation                                      | line
    ${'the platform does not say what is left'}    | ${{...sofa, weeklyWithCode: undefined}}
    ${'nothing is left'}                           | ${{...sofa, weeklyWithCode: 0}}
    ${'less than a cent for each piece is left'}   | ${{...threeTvs, weeklyWithCode: 2}}
    ${'more is left than before'}                  | ${{...sofa, weeklyWithCode: 20_01}}
    ${'the total is not the payment by the weeks'} | ${{...sofa, price: {...sofa.price, totalCostToOwn: 1040_01}}}
`('where $situation, no price and no total with the code is claimed', ({line}) => {
    expect(priceWithCode(line, 'weekly')).toBeUndefined()
    expect(totalsWithCode([asBefore, line], 'weekly')).toBeUndefined()
})

test.each`
    situation                            | lines                                           | totals
    ${'a cent for each piece is left'}   | ${[{...threeTvs, weeklyWithCode: 3}]}           | ${{payment: 3, totalCostToOwn: 2_34}}
    ${'a cent is taken off'}             | ${[{...sofa, weeklyWithCode: 19_99}]}           | ${{payment: 19_99, totalCostToOwn: 1039_48}}
    ${'one of two lines is lowered'}     | ${[sofa, asBefore]}                             | ${{payment: 38_00, totalCostToOwn: 1976_00}}
    ${'of several, one kind is lowered'} | ${[sofa, {...threeTvs, weeklyWithCode: 29_97}]} | ${{payment: 47_97, totalCostToOwn: 3273_66}}
    ${'both lines are lowered'}          | ${[sofa, threeTvs]}                             | ${{payment: 44_98, totalCostToOwn: 3040_44}}
    ${'no line is lowered'}              | ${[asBefore]}                                   | ${undefined}
    ${'there is no line'}                | ${[]}                                           | ${undefined}
`('of a basket where $situation the totals are $totals', ({lines, totals}) => {
    expect(totalsWithCode(lines, 'weekly')).toEqual(totals)
})

test.each`
    basket                          | line                                    | totals
    ${'with a code that is known'}  | ${sofa}                                 | ${{payment: 18_00, totalCostToOwn: 936_00}}
    ${'with a code that is not'}    | ${{...sofa, weeklyWithCode: undefined}} | ${{payment: 20_00, totalCostToOwn: 1040_00}}
    ${'that the code leaves alone'} | ${asBefore}                             | ${{payment: 20_00, totalCostToOwn: 1040_00}}
`('a basket $basket comes to $totals (G-56)', ({line, totals}) => {
    expect(totalsToPay([line], 'weekly')).toEqual(totals)
})
