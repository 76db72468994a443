import {
    basketTotals,
    bundleValue,
    mayPrefill,
    regularBasket,
    shouldMerge,
    isFulfillableCart,
    shortLines,
    unavailableLines
} from './basket'
import {itemCount} from './item-count'
import {paymentAmount, paymentFrequencies, type RentPrice} from '../prices/pricing'

describe('basket totals', () => {
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
})

describe('bundle value', () => {
    test.each`
        items         | value
        ${['a', 'b']} | ${'a|b'}
        ${['a']}      | ${'a'}
        ${[]}         | ${''}
    `('the bundle of $items is "$value" [CART-027]', ({items, value}) => {
        expect(bundleValue(items)).toBe(value)
    })
})

describe('may prefill', () => {
    test.each`
        situation             | lines                                               | may
        ${'all approved'}     | ${[{lacksApproval: false}, {lacksApproval: false}]} | ${true}
        ${'one not approved'} | ${[{lacksApproval: false}, {lacksApproval: true}]}  | ${false}
        ${'no lines'}         | ${[]}                                               | ${true}
    `('with $situation the order form may be filled: $may [APPR-016]', ({lines, may}) => {
        expect(mayPrefill(lines)).toBe(may)
    })
})

describe('a guest’s basket', () => {
    test.each`
        guest              | merge
        ${[]}              | ${false}
        ${[{quantity: 1}]} | ${true}
    `('a guest who brings $guest has their basket merged: $merge [CART-021]', ({guest, merge}) => {
        expect(shouldMerge(guest)).toBe(merge)
    })
})

describe('regular basket', () => {
    const temporary = {id: 't', temporary: true}
    const regular = {id: 'r', temporary: false}

    test.each`
        baskets                 | found
        ${[temporary, regular]} | ${regular}
        ${[regular]}            | ${regular}
        ${[temporary]}          | ${undefined}
        ${[]}                   | ${undefined}
    `('of $baskets the regular one is $found [CART-001] [CART-002]', ({baskets, found}) => {
        expect(regularBasket(baskets)).toBe(found)
    })
})

test.each`
    status             | quantity | stockLevel | may
    ${'in-stock'}      | ${2}     | ${2}       | ${true}
    ${'in-stock'}      | ${3}     | ${2}       | ${false}
    ${'in-stock'}      | ${3}     | ${null}    | ${true}
    ${'special-order'} | ${3}     | ${null}    | ${true}
    ${'out-of-stock'}  | ${1}     | ${null}    | ${false}
`(
    '$quantity of $stockLevel, $status, may go to the checkout: $may [INV-017, CART-023]',
    ({may, ...line}) => {
        expect(isFulfillableCart([line])).toBe(may)
    }
)

test.each`
    status             | quantity | minimum | step | stockLevel | left
    ${'in-stock'}      | ${2}     | ${1}    | ${1} | ${2}       | ${[]}
    ${'in-stock'}      | ${3}     | ${1}    | ${1} | ${2}       | ${[2]}
    ${'in-stock'}      | ${6}     | ${2}    | ${2} | ${5}       | ${[4]}
    ${'in-stock'}      | ${3}     | ${3}    | ${1} | ${2}       | ${[0]}
    ${'in-stock'}      | ${1}     | ${1}    | ${1} | ${0}       | ${[0]}
    ${'in-stock'}      | ${9}     | ${1}    | ${1} | ${null}    | ${[]}
    ${'special-order'} | ${9}     | ${1}    | ${1} | ${null}    | ${[]}
    ${'out-of-stock'}  | ${1}     | ${1}    | ${1} | ${5}       | ${[0]}
    ${undefined}       | ${1}     | ${1}    | ${1} | ${5}       | ${[0]}
`(
    '$quantity of a line that is $status, at least $minimum in steps of $step, of which there are $stockLevel: $left may stay [CART-023] [INV-017]',
    ({left, ...line}) => {
        expect(shortLines([line])).toEqual(left.map((one: number) => ({line, left: one})))
        expect(isFulfillableCart([line])).toBe(left.length === 0)
    }
)

test('one line of which too few are left holds the whole cart back [INV-017, CART-023]', () => {
    const enough = {status: 'in-stock', quantity: 1, stockLevel: 2} as const
    const short = {status: 'in-stock', quantity: 3, stockLevel: 2} as const

    expect(isFulfillableCart([enough, short])).toBe(false)
    expect(isFulfillableCart([short, enough])).toBe(false)
    expect(isFulfillableCart([enough, enough])).toBe(true)
})

describe('unavailable lines', () => {
    test.each`
        status             | unavailable
        ${undefined}       | ${true}
        ${'out-of-stock'}  | ${true}
        ${'in-stock'}      | ${false}
        ${'special-order'} | ${false}
    `(
        'a line whose product is $status can no longer be had: $unavailable [CART-023] [CART-024]',
        ({status, unavailable}) => {
            const line = {id: 'a', status}

            expect(unavailableLines([line])).toEqual(unavailable ? [line] : [])
        }
    )
})
