import {dayAt, dayIn, wallClockIn} from './wall-clock'

test.each`
    instant                   | timeZone                 | day
    ${'2030-04-01T04:59:00Z'} | ${'America/Chicago'}     | ${'2030-03-31'}
    ${'2030-04-01T05:00:00Z'} | ${'America/Chicago'}     | ${'2030-04-01'}
    ${'2030-04-01T05:00:00Z'} | ${'America/Los_Angeles'} | ${'2030-03-31'}
    ${'2030-01-01T09:59:00Z'} | ${'Pacific/Honolulu'}    | ${'2029-12-31'}
    ${'2030-04-01T00:00:00Z'} | ${'UTC'}                 | ${'2030-04-01'}
`('at $instant it is $day in $timeZone (G-41)', ({instant, timeZone, day}) => {
    expect(dayIn(timeZone, new Date(instant))).toBe(day)
})

test.each`
    situation                   | instant                   | clock
    ${'in winter'}              | ${'2030-01-07T16:00:00Z'} | ${{date: '2030-01-07', minutes: 600}}
    ${'in summer'}              | ${'2030-07-06T22:59:00Z'} | ${{date: '2030-07-06', minutes: 1079}}
    ${'at midnight'}            | ${'2030-01-07T06:00:00Z'} | ${{date: '2030-01-07', minutes: 0}}
    ${'when clocks go forward'} | ${'2030-03-10T08:00:00Z'} | ${{date: '2030-03-10', minutes: 180}}
`('the wall clock in Chicago $situation', ({instant, clock}) => {
    expect(wallClockIn('America/Chicago', new Date(instant))).toEqual(clock)
})

test('a zone that does not exist is refused', () => {
    expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError)
})

test.each`
    instant                   | day
    ${'2030-04-01T04:59:59Z'} | ${'2030-03-31'}
    ${'2030-04-01T05:00:00Z'} | ${'2030-04-01'}
    ${'2030-12-01T05:59:59Z'} | ${'2030-11-30'}
    ${'2030-12-01T06:00:00Z'} | ${'2030-12-01'}
`('at $instant the shop writes $day', ({instant, day}) => {
    expect(dayAt(undefined, new Date(instant))).toBe(day)
})

test.each`
    timeZone                 | day
    ${'America/Los_Angeles'} | ${'2030-03-31'}
    ${'America/Chicago'}     | ${'2030-04-01'}
    ${null}                  | ${'2030-04-01'}
    ${'Mars/Olympus'}        | ${'2030-04-01'}
`('at 5 in the morning UTC a store in $timeZone writes $day (G-41)', ({timeZone, day}) => {
    expect(dayAt(timeZone, new Date('2030-04-01T05:00:00Z'))).toBe(day)
})
