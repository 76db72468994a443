import {discountPercent} from './discount-percent'

test.each`
    situation                   | current | former  | percent
    ${'12.9 % is rounded down'} | ${871}  | ${1000} | ${12}
    ${'exactly a tenth'}        | ${900}  | ${1000} | ${10}
    ${'less than 1 %'}          | ${991}  | ${1000} | ${0}
    ${'nothing left to pay'}    | ${0}    | ${1000} | ${100}
    ${'the same price'}         | ${1000} | ${1000} | ${0}
    ${'a higher price'}         | ${1100} | ${1000} | ${0}
    ${'no former price'}        | ${0}    | ${0}    | ${0}
`('$situation: $former to $current is $percent % [PRICE-008]', ({current, former, percent}) => {
    expect(discountPercent(current, former)).toBe(percent)
})
