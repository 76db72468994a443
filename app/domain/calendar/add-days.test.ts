import {addDays} from './add-days'
import {daysBetween} from './days-between'

test.each`
    day             | days  | result
    ${'2030-01-31'} | ${0}  | ${'2030-01-31'}
    ${'2030-01-31'} | ${1}  | ${'2030-02-01'}
    ${'2030-03-01'} | ${-1} | ${'2030-02-28'}
    ${'2029-12-31'} | ${1}  | ${'2030-01-01'}
`('$day and $days days: $result', ({day, days, result}) => {
    expect(addDays(day, days)).toBe(result)
})

test('a day moved is as far away as it was moved', () => {
    for (let days = -800; days <= 800; days += 13) {
        expect(daysBetween('2030-06-15', addDays('2030-06-15', days))).toBe(days)
    }
})
