import {weekDay} from './week-day'

test.each`
    day             | name
    ${'2026-11-16'} | ${'monday'}
    ${'2026-11-20'} | ${'friday'}
    ${'2026-11-22'} | ${'sunday'}
    ${'1969-12-31'} | ${'wednesday'}
    ${'2028-02-29'} | ${'tuesday'}
`('$day is a $name', ({day, name}) => {
    expect(weekDay(day)).toBe(name)
})

test('what is no day has no day of the week', () => {
    expect(() => weekDay('soon')).toThrow(RangeError)
})
