import {daysBetween} from './days-between'

test.each`
    situation                          | from            | to              | days
    ${'the same day'}                  | ${'2030-03-31'} | ${'2030-03-31'} | ${0}
    ${'the next day'}                  | ${'2030-03-31'} | ${'2030-04-01'} | ${1}
    ${'the day before'}                | ${'2030-04-01'} | ${'2030-03-31'} | ${-1}
    ${'over the start of summer time'} | ${'2030-03-09'} | ${'2030-03-11'} | ${2}
    ${'over the end of summer time'}   | ${'2030-11-02'} | ${'2030-11-04'} | ${2}
    ${'over a leap day'}               | ${'2028-02-28'} | ${'2028-03-01'} | ${2}
    ${'a year'}                        | ${'2029-01-01'} | ${'2030-01-01'} | ${365}
`('$situation: $days', ({from, to, days}) => {
    expect(daysBetween(from, to)).toBe(days)
})
