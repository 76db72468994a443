import {weeklyAmountLeft} from './weekly-amount-left'

test.each`
    limit    | outstanding | left
    ${50_00} | ${0}        | ${50_00}
    ${50_00} | ${19_99}    | ${30_01}
    ${50_00} | ${50_00}    | ${0}
    ${50_00} | ${60_00}    | ${0}
`(
    'of $limit a week with $outstanding rented, $left is left (G-13)',
    ({limit, outstanding, left}) => {
        expect(weeklyAmountLeft(limit, outstanding)).toBe(left)
    }
)
