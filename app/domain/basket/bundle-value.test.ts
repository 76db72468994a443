import {bundleValue} from './bundle-value'

test.each`
    items         | value
    ${['a', 'b']} | ${'a|b'}
    ${['a']}      | ${'a'}
    ${[]}         | ${''}
`('the bundle of $items is "$value" [CART-027]', ({items, value}) => {
    expect(bundleValue(items)).toBe(value)
})
