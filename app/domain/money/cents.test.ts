import {centsFromDollars, dollarsFromCents} from './cents'

test.each`
    dollars       | cents
    ${0}          | ${0}
    ${-0}         | ${0}
    ${0.01}       | ${1}
    ${0.004}      | ${0}
    ${0.005}      | ${1}
    ${1.005}      | ${101}
    ${19.99}      | ${1999}
    ${4.35}       | ${435}
    ${1e-7}       | ${0}
    ${1.1e21}     | ${1.1e23}
    ${1234567.89} | ${123456789}
    ${-0.004}     | ${0}
    ${-19.99}     | ${-1999}
`('$dollars dollars are $cents cents', ({dollars, cents}) => {
    expect(centsFromDollars(dollars)).toBe(cents)
})

test.each([NaN, Infinity, -Infinity])('%p is not an amount of money', (dollars) => {
    expect(() => centsFromDollars(dollars)).toThrow(RangeError)
})

test('every price up to 500 dollars survives the way to the platform and back', () => {
    for (let cents = 0; cents <= 50_000; cents++) {
        expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents)
    }
})
