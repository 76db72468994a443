import {percentOf, split} from './money'

test.each`
    cents  | percent | share
    ${999} | ${10}   | ${100}
    ${994} | ${10}   | ${99}
    ${995} | ${10}   | ${100}
    ${0}   | ${25}   | ${0}
`('$percent % of $cents cents: $share', ({cents, percent, share}) => {
    expect(percentOf(cents, percent)).toBe(share)
})

test.each`
    amount | weights      | parts
    ${100} | ${[1, 1, 1]} | ${[33, 34, 33]}
    ${1}   | ${[50, 50]}  | ${[1, 0]}
    ${7}   | ${[0, 3, 0]} | ${[0, 7, 0]}
    ${5}   | ${[0, 0]}    | ${[0, 0]}
`('$amount cents over $weights: $parts', ({amount, weights, parts}) => {
    expect(split(amount, weights)).toEqual(parts)
})
