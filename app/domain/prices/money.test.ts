import {
    centsFromTyped,
    centsFromDollars,
    dollarsFromCents,
    roundHalfUp,
    typedFromCents
} from './money'

describe('cents', () => {
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
})

describe('round half up', () => {
    test.each`
        situation                      | numerator | denominator | rounded
        ${'a whole number'}            | ${14}     | ${7}        | ${2}
        ${'just below a half'}         | ${149}    | ${100}      | ${1}
        ${'exactly a half'}            | ${150}    | ${100}      | ${2}
        ${'just above a half'}         | ${151}    | ${100}      | ${2}
        ${'by one'}                    | ${7}      | ${1}        | ${7}
        ${'nothing'}                   | ${0}      | ${7}        | ${0}
        ${'a negative half, upwards'}  | ${-3}     | ${2}        | ${-1}
        ${'a small negative, to zero'} | ${-1}     | ${4}        | ${0}
    `('$situation: $numerator / $denominator is $rounded', ({numerator, denominator, rounded}) => {
        expect(roundHalfUp(numerator, denominator)).toBe(rounded)
    })

    test.each([
        [1.5, 2],
        [1, 2.5],
        [1, 0],
        [1, -2],
        [NaN, 1]
    ])('%p / %p is refused', (numerator, denominator) => {
        expect(() => roundHalfUp(numerator, denominator)).toThrow(RangeError)
    })
})

test.each`
    typed                   | cents
    ${'850'}                | ${850_00}
    ${'850.00'}             | ${850_00}
    ${'$1,250.50'}          | ${1250_50}
    ${'$ 1,250.50'}         | ${1250_50}
    ${'1,234'}              | ${1234_00}
    ${'12,345'}             | ${12_345_00}
    ${'123,456'}            | ${123_456_00}
    ${'1,234,567'}          | ${1_234_567_00}
    ${'1,234,567.89'}       | ${1_234_567_89}
    ${'9,999,999.99'}       | ${9_999_999_99}
    ${'9999999.99'}         | ${9_999_999_99}
    ${' 0.01 '}             | ${1}
    ${'12.3'}               | ${12_30}
    ${'12.34'}              | ${12_34}
    ${'0000850'}            | ${850_00}
    ${'８５０'}             | ${850_00}
    ${'＄１，２５０．５０'} | ${1250_50}
    ${'\u00a0850\u00a0'}    | ${850_00}
    ${''}                   | ${undefined}
    ${' '}                  | ${undefined}
    ${'$'}                  | ${undefined}
    ${'0'}                  | ${undefined}
    ${'0.00'}               | ${undefined}
    ${'0000000'}            | ${undefined}
    ${'-5'}                 | ${undefined}
    ${'$-5'}                | ${undefined}
    ${'−5'}                 | ${undefined}
    ${'+5'}                 | ${undefined}
    ${'350,50'}             | ${undefined}
    ${'1,40'}               | ${undefined}
    ${'1,4'}                | ${undefined}
    ${'1,4000'}             | ${undefined}
    ${'1.400,50'}           | ${undefined}
    ${'1.400'}              | ${undefined}
    ${'1,234,56'}           | ${undefined}
    ${'1,234.5'}            | ${undefined}
    ${'1,234.567'}          | ${undefined}
    ${'1,23,456'}           | ${undefined}
    ${'1234,567'}           | ${undefined}
    ${'0,350'}              | ${undefined}
    ${'000,350'}            | ${undefined}
    ${',123'}               | ${undefined}
    ${'123,'}               | ${undefined}
    ${'1,,234'}             | ${undefined}
    ${'1,234,'}             | ${undefined}
    ${'1, 234'}             | ${undefined}
    ${'1 234'}              | ${undefined}
    ${'350 50'}             | ${undefined}
    ${'8$50'}               | ${undefined}
    ${'$$850'}              | ${undefined}
    ${'12.'}                | ${undefined}
    ${'.50'}                | ${undefined}
    ${'12.345'}             | ${undefined}
    ${'1.2.3'}              | ${undefined}
    ${'1e3'}                | ${undefined}
    ${'0x10'}               | ${undefined}
    ${'10000000'}           | ${undefined}
    ${'10,000,000'}         | ${undefined}
    ${'99999999'}           | ${undefined}
    ${'00000850'}           | ${undefined}
    ${'about 800'}          | ${undefined}
    ${'850 USD'}            | ${undefined}
    ${'3５0，50'}           | ${undefined}
    ${'350’50'}             | ${undefined}
    ${'350⁵⁰'}              | ${undefined}
    ${'$350⁵⁰'}             | ${undefined}
    ${'350₅₀'}              | ${undefined}
    ${'85①'}                | ${undefined}
    ${'10½'}                | ${undefined}
    ${'１２'}               | ${12_00}
    ${'$ 1 234.50'}         | ${undefined}
    ${'1.234,56'}           | ${undefined}
`('"$typed", typed as dollars, is $cents cents (D-47)', ({typed, cents}) => {
    expect(centsFromTyped(typed)).toBe(cents)
})

test.each`
    cents     | typed
    ${85000}  | ${'850'}
    ${130050} | ${'1300.50'}
    ${130005} | ${'1300.05'}
`('$cents cents are typed as "$typed", and read again as they are', ({cents, typed}) => {
    expect(typedFromCents(cents)).toBe(typed)
    expect(centsFromTyped(typed)).toBe(cents)
})
