import {sortCode, sortOrderFrom, sortOrders} from './sort-order'

test('the orders stand as they are offered [PLP-008]', () => {
    expect(sortOrders.map(sortCode)).toEqual([
        'AVAILABILITY',
        'PRICE_LOW_TO_HIGH',
        'PRICE_HIGH_TO_LOW',
        'MOST_POPULAR',
        'RELEVANCE'
    ])
})

test.each`
    code                   | order
    ${'MOST_POPULAR'}      | ${'most-popular'}
    ${'PRICE_LOW_TO_HIGH'} | ${'price-low-to-high'}
    ${'most-popular'}      | ${'availability'}
    ${'CHEAPEST'}          | ${'availability'}
    ${null}                | ${'availability'}
`('sort=$code means $order [PLP-005]', ({code, order}) => {
    expect(sortOrderFrom(code)).toBe(order)
})
