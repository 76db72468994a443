import {
    cents,
    day,
    flag,
    list,
    moment,
    number,
    record,
    recordInJson,
    text,
    texts,
    timeOfDay
} from './json'

const odd = [null, undefined, 0, '', 'a', [], ['a'], () => 1, Number.NaN]

test('a record is read from an object and from nothing else', () => {
    expect(record({a: 1})).toEqual({a: 1})
    expect(odd.map(record)).toEqual(odd.map(() => ({})))
})

test('a list is read from a list and from nothing else', () => {
    expect(list([1, 'a'])).toEqual([1, 'a'])
    expect([null, undefined, {length: 2}, 'ab'].map(list)).toEqual([[], [], [], []])
})

test.each`
    value       | words
    ${'sofa'}   | ${'sofa'}
    ${''}       | ${undefined}
    ${0}        | ${undefined}
    ${['sofa']} | ${undefined}
    ${null}     | ${undefined}
`('$value as text: $words', ({value, words}) => {
    expect(text(value)).toBe(words)
})

test('of a list of texts, all else is left out', () => {
    expect(texts(['a', 1, null, '', {}, 'b'])).toEqual(['a', 'b'])
})

test.each`
    value                       | amount
    ${0}                        | ${0}
    ${-1.5}                     | ${-1.5}
    ${'19.99'}                  | ${undefined}
    ${Number.NaN}               | ${undefined}
    ${Number.POSITIVE_INFINITY} | ${undefined}
    ${null}                     | ${undefined}
`('$value as a number: $amount', ({value, amount}) => {
    expect(number(value)).toBe(amount)
})

test.each`
    dollars    | amount
    ${19.99}   | ${1999}
    ${0.1}     | ${10}
    ${1.005}   | ${101}
    ${20}      | ${2000}
    ${'19.99'} | ${undefined}
    ${null}    | ${undefined}
`('$dollars dollars are $amount cents [D-08]', ({dollars, amount}) => {
    expect(cents(dollars)).toBe(amount)
})

test.each`
    value      | answer
    ${true}    | ${true}
    ${false}   | ${false}
    ${'true'}  | ${true}
    ${'TRUE'}  | ${true}
    ${'Yes'}   | ${true}
    ${'Y'}     | ${true}
    ${'false'} | ${false}
    ${'No'}    | ${false}
    ${'n'}     | ${false}
    ${'maybe'} | ${undefined}
    ${''}      | ${undefined}
    ${1}       | ${undefined}
    ${null}    | ${undefined}
`('$value as a flag: $answer', ({value, answer}) => {
    expect(flag(value)).toBe(answer)
})

test.each`
    json               | read
    ${'{"name":"Tv"}'} | ${{name: 'Tv'}}
    ${'[1]'}           | ${{}}
    ${'"Tv"'}          | ${{}}
    ${'null'}          | ${{}}
    ${'{name:'}        | ${{}}
    ${''}              | ${{}}
    ${{name: 'Tv'}}    | ${{}}
    ${undefined}       | ${{}}
`('an attribute of JSON, $json, is read as $read [ENTITY-005, ENTITY-007]', ({json, read}) => {
    expect(recordInJson(json)).toEqual(read)
})

test.each`
    value                          | asDay           | asMoment
    ${'2030-02-28'}                | ${'2030-02-28'} | ${'2030-02-28'}
    ${'2030-02-28T17:00:00.000Z'}  | ${undefined}    | ${'2030-02-28T17:00:00.000Z'}
    ${'2030-02-28T17:00:00-06:00'} | ${undefined}    | ${'2030-02-28T17:00:00-06:00'}
    ${'2030-02-30'}                | ${undefined}    | ${undefined}
    ${'2030-02-30T17:00:00.000Z'}  | ${undefined}    | ${undefined}
    ${'2030-02-28T25:00:00.000Z'}  | ${undefined}    | ${undefined}
    ${'02/28/2030'}                | ${undefined}    | ${undefined}
    ${'soon'}                      | ${undefined}    | ${undefined}
    ${''}                          | ${undefined}    | ${undefined}
    ${1898528400000}               | ${undefined}    | ${undefined}
    ${null}                        | ${undefined}    | ${undefined}
`('$value as a day: $asDay, as a moment: $asMoment (D-48)', ({value, asDay, asMoment}) => {
    expect(day(value)).toBe(asDay)
    expect(moment(value)).toBe(asMoment)
})

test.each`
    value         | time
    ${'00:00'}    | ${'00:00'}
    ${'23:59'}    | ${'23:59'}
    ${'24:00'}    | ${undefined}
    ${'12:60'}    | ${undefined}
    ${'9:00'}     | ${undefined}
    ${'09:00:00'} | ${undefined}
    ${'noon'}     | ${undefined}
    ${900}        | ${undefined}
`('$value as a time of day: $time (D-48)', ({value, time}) => {
    expect(timeOfDay(value)).toBe(time)
})
