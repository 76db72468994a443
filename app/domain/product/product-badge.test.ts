import {productBadgeFrom} from './product-badge'

test.each`
    text             | badge
    ${'best-seller'} | ${'best-seller'}
    ${'Best Seller'} | ${'best-seller'}
    ${'NEW_ARRIVAL'} | ${'new-arrival'}
    ${'clearance'}   | ${'clearance'}
    ${'best'}        | ${undefined}
    ${'tax-free'}    | ${undefined}
    ${''}            | ${undefined}
`('the badge in "$text": $badge', ({text, badge}) => {
    expect(productBadgeFrom(text)).toBe(badge)
})
