import {
    businessDayAfter,
    businessDaysBefore,
    isBusinessDay,
    isFederalHoliday
} from './business-days'
import {addDays} from './calendar'

/** As the Federal Reserve publishes them: a holiday on a Saturday is in brackets, as no weekday is closed for it. */
const holidays = {
    2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2026: '01-01 01-19 02-16 05-25 06-19 (07-04) 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 (06-19) 07-05 09-06 10-11 11-11 11-25 (12-25)',
    2028: '(01-01) 01-17 02-21 05-29 06-19 07-04 09-04 10-09 (11-11) 11-23 12-25',
    2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
    2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    2033: '(01-01) 01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
    2034: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 (11-11) 11-23 12-25'
}

const weekdaysOf = (year: string): string[] => {
    const days = Array.from({length: 366}, (_, at) => addDays(`${year}-01-01`, at))
    return days.filter(
        (day) => day.startsWith(year) && ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())
    )
}

describe.each(Object.entries(holidays))('the eleven holidays of %s (D-46)', (year, days) => {
    test('are the only weekdays that are no business days', () => {
        const closed = days.split(' ').filter((day) => !day.startsWith('('))

        expect(weekdaysOf(year).filter((day) => !isBusinessDay(day))).toEqual(
            closed.map((day) => `${year}-${day}`)
        )
        expect(days.split(' ')).toHaveLength(11)
    })
})

test.each`
    situation                               | day             | isHoliday
    ${'Independence Day on a Saturday'}     | ${'2026-07-04'} | ${true}
    ${'the Friday before it'}               | ${'2026-07-03'} | ${false}
    ${'the Monday after it'}                | ${'2026-07-06'} | ${false}
    ${'Independence Day on a Sunday'}       | ${'2027-07-04'} | ${true}
    ${'the Monday after that'}              | ${'2027-07-05'} | ${true}
    ${'the Tuesday after that'}             | ${'2027-07-06'} | ${false}
    ${'the Friday before New Year'}         | ${'2027-12-31'} | ${false}
    ${'the Monday after a Sunday New Year'} | ${'2034-01-02'} | ${true}
    ${'the day before Thanksgiving'}        | ${'2026-11-25'} | ${false}
    ${'Thanksgiving'}                       | ${'2026-11-26'} | ${true}
    ${'the day after it'}                   | ${'2026-11-27'} | ${false}
    ${'the fourth Monday of May'}           | ${'2027-05-24'} | ${false}
    ${'the last Monday of May'}             | ${'2027-05-31'} | ${true}
`('$situation, $day, is a holiday: $isHoliday (D-46)', ({day, isHoliday}) => {
    expect(isFederalHoliday(day)).toBe(isHoliday)
})

test.each`
    situation                  | day             | after
    ${'within a week'}         | ${'2026-11-23'} | ${'2026-11-24'}
    ${'from a Saturday'}       | ${'2026-11-21'} | ${'2026-11-23'}
    ${'over a weekend'}        | ${'2026-11-20'} | ${'2026-11-23'}
    ${'over Thanksgiving'}     | ${'2026-11-25'} | ${'2026-11-27'}
    ${'over a moved New Year'} | ${'2033-12-30'} | ${'2034-01-03'}
`('the business day after $day, $situation: $after (D-46)', ({day, after}) => {
    expect(businessDayAfter(day)).toBe(after)
})

test.each`
    situation                          | day             | count | before
    ${'no days'}                       | ${'2026-11-26'} | ${0}  | ${'2026-11-26'}
    ${'within a week'}                 | ${'2026-11-20'} | ${3}  | ${'2026-11-17'}
    ${'from a Sunday'}                 | ${'2026-11-22'} | ${1}  | ${'2026-11-20'}
    ${'over Thanksgiving'}             | ${'2026-11-27'} | ${1}  | ${'2026-11-25'}
    ${'over a moved New Year'}         | ${'2034-01-03'} | ${1}  | ${'2033-12-30'}
    ${'over Christmas and a new year'} | ${'2031-01-02'} | ${5}  | ${'2030-12-24'}
`('$count business days before $day, $situation: $before (D-46)', ({day, count, before}) => {
    expect(businessDaysBefore(day, count)).toBe(before)
})
