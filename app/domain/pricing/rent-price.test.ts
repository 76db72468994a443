import {wholeRentPrice, type RentPrice} from './rent-price'

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
