import {addDays, addMonths, daysBetween, isCalendarDay, weekDay, weeksOf} from './calendar'

describe('add days', () => {
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
})

describe('add months', () => {
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
})

describe('calendar day', () => {
    test.each`
        text                      | isDay
        ${'2030-01-31'}           | ${true}
        ${'2028-02-29'}           | ${true}
        ${'2030-02-29'}           | ${false}
        ${'2030-13-01'}           | ${false}
        ${'2030-00-10'}           | ${false}
        ${'2030-1-31'}            | ${false}
        ${'2030-01-31T00:00:00Z'} | ${false}
        ${'+012030-01-31'}        | ${false}
        ${'-000100-01-31'}        | ${false}
        ${''}                     | ${false}
    `('"$text" is a day: $isDay', ({text, isDay}) => {
        expect(isCalendarDay(text)).toBe(isDay)
    })
})

describe('days between', () => {
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
})

describe('week day', () => {
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

    test('each day of a hundred years falls on the one after the day before', () => {
        const start = Date.UTC(1970, 0, 1)
        const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
        for (let at = 0; at < 36_525; at += 1) {
            const day = new Date(start + at * 86_400_000)
            expect(weekDay(day.toISOString().slice(0, 10))).toBe(names[day.getUTCDay()])
        }
    })

    test('an invalid day has no day of the week', () => {
        expect(() => weekDay('soon')).toThrow(RangeError)
    })
})

describe('a calendar of some days', () => {
    // Monday to the Tuesday of the week after the next.
    const span = {earliest: '2026-11-23', latest: '2026-12-08'}

    test('has whole weeks from Sunday on, and nothing beside its days', () => {
        expect(weeksOf(span)).toEqual([
            [null, ...['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`)],
            [
                '2026-11-29',
                '2026-11-30',
                ...['01', '02', '03', '04', '05'].map((day) => `2026-12-${day}`)
            ],
            ['2026-12-06', '2026-12-07', '2026-12-08', null, null, null, null]
        ])
        expect(weeksOf({earliest: '2026-11-22', latest: '2026-11-28'})).toHaveLength(1)
        expect(weeksOf({earliest: '2026-11-22', latest: '2026-11-29'})).toHaveLength(2)
    })
})
