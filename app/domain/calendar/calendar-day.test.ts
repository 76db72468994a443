import {isCalendarDay} from './calendar-day'

test.each`
    text                      | isDay
    ${'2030-01-31'}           | ${true}
    ${'2028-02-29'}           | ${true}
    ${'2030-02-29'}           | ${false}
    ${'2030-13-01'}           | ${false}
    ${'2030-00-10'}           | ${false}
    ${'2030-1-31'}            | ${false}
    ${'2030-01-31T00:00:00Z'} | ${false}
    ${''}                     | ${false}
`('"$text" is a day: $isDay', ({text, isDay}) => {
    expect(isCalendarDay(text)).toBe(isDay)
})
