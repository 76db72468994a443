import {fromWeekly, paymentFrequencies} from '../prices/pricing'
import {offeredRanges, priceRangeFrom, priceRangeValue, rangeAt, weeklyFor} from './price-range'

test.each`
    value        | range
    ${'15-20'}   | ${{from: 1500, below: 2000}}
    ${'0-18.67'} | ${{from: 0, below: 1867}}
    ${'50-'}     | ${{from: 5000, below: undefined}}
`('$value is read and written again', ({value, range}) => {
    expect(priceRangeFrom(value)).toEqual(range)
    expect(priceRangeValue(range)).toBe(value)
})

test.each(['', '-', '-20', '20-10', '20-20', 'cheap', '1-2-3', '1e3-', '0-20 '])(
    '"%s" is no price range',
    (value) => {
        expect(priceRangeFrom(value)).toBeUndefined()
    }
)

test.each(paymentFrequencies)(
    'of %s payments, "under" an amount is true of every price that passes, and of no other',
    (frequency) => {
        for (let amount = 20_00; amount <= 300_00; amount += 7_00) {
            const weekly = weeklyFor(amount, frequency)
            expect(fromWeekly(weekly - 1, frequency)).toBeLessThan(amount)
            expect(fromWeekly(weekly, frequency)).toBeGreaterThanOrEqual(amount)
        }
    }
)

const steps = [
    {from: 0, below: 1000, count: 0},
    {from: 1000, below: 1500, count: 2},
    {from: 1500, below: 2000, count: 3},
    {from: 2000, below: 2500, count: 4},
    {from: 5000, below: undefined, count: 1}
]

test('each range that is offered leaves some products in and some out, and is counted where the steps tell', () => {
    expect(offeredRanges(steps, 'weekly')).toEqual(
        [
            [1500, 2],
            [2000, 5],
            [2500, 9]
        ].map(([below, count]) => ({range: {from: 0, below}, count}))
    )
})

test('the ranges are round amounts in payments of the chosen frequency', () => {
    const amounts = offeredRanges(steps, 'monthly').map(({range}) => rangeAt(range, 'monthly'))

    expect(amounts.map(({below}) => below)).toEqual([6000, 8000, 10_000, 12_000])
})

test('a range that was chosen at another frequency is converted', () => {
    expect(rangeAt({from: 1500, below: 2000}, 'monthly')).toEqual({from: 6429, below: 8571})
})

test('without products in several steps nothing is offered', () => {
    expect(offeredRanges([{from: 1000, below: 1500, count: 2}], 'weekly')).toEqual([])
    expect(offeredRanges([], 'weekly')).toEqual([])
})
