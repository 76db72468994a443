import {addMonths} from './add-months'

test.each`
    situation                              | day             | months | result
    ${'the exchange date of an agreement'} | ${'2030-01-15'} | ${6}   | ${'2030-07-15'}
    ${'from a long month to a short one'}  | ${'2030-08-31'} | ${6}   | ${'2031-02-28'}
    ${'to a February with a leap day'}     | ${'2027-08-31'} | ${6}   | ${'2028-02-29'}
    ${'to a month of 30 days'}             | ${'2030-03-31'} | ${1}   | ${'2030-04-30'}
    ${'over the end of a year'}            | ${'2030-12-01'} | ${1}   | ${'2031-01-01'}
    ${'backwards'}                         | ${'2030-03-31'} | ${-1}  | ${'2030-02-28'}
    ${'not at all'}                        | ${'2030-03-31'} | ${0}   | ${'2030-03-31'}
`('$situation: $day and $months months is $result', ({day, months, result}) => {
    expect(addMonths(day, months)).toBe(result)
})
