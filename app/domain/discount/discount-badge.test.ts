import {discountBadge} from './discount-badge'

test.each`
    percent | badge
    ${-5}   | ${undefined}
    ${0}    | ${undefined}
    ${0.9}  | ${undefined}
    ${1}    | ${1}
    ${1.9}  | ${1}
    ${12.9} | ${12}
    ${NaN}  | ${undefined}
`('a discount of $percent %: badge $badge [PRICE-008] [PRICE-009]', ({percent, badge}) => {
    expect(discountBadge(percent)).toBe(badge)
})
