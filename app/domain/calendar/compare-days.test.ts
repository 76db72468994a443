import {compareDays} from './compare-days'

test.each`
    one             | other           | order
    ${'2030-01-31'} | ${'2030-02-01'} | ${-1}
    ${'2030-02-01'} | ${'2030-02-01'} | ${0}
    ${'2030-02-02'} | ${'2030-02-01'} | ${1}
`('$one against $other: $order', ({one, other, order}) => {
    expect(compareDays(one, other)).toBe(order)
})
