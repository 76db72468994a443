import {roundHalfUp} from './round-half-up'

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
