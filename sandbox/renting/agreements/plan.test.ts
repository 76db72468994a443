import {addDays, addMonths, daysBetween} from '../days'
import {dueDay, planOf, remainingAfter} from './plan'

const firstDueDate = '2031-01-31'

test.each`
    weekly  | weeks | schedule         | rate    | terms | final
    ${1999} | ${78} | ${'WEEKLY'}      | ${1999} | ${78} | ${1999}
    ${1999} | ${77} | ${'BIWEEKLY'}    | ${3998} | ${39} | ${1999}
    ${1999} | ${78} | ${'SEMIMONTHLY'} | ${4284} | ${37} | ${1698}
    ${1999} | ${78} | ${'MONTHLY'}     | ${8567} | ${19} | ${1716}
    ${700}  | ${1}  | ${'MONTHLY'}     | ${3000} | ${1}  | ${700}
`(
    '$weekly cents for $weeks weeks, paid $schedule: $terms payments, the last $final',
    ({weekly, weeks, schedule, rate, terms, final}) => {
        const plan = planOf({weekly, weeks, schedule, firstDueDate})

        expect(plan).toMatchObject({rate, terms, final, total: weekly * weeks})
        expect((terms - 1) * rate + final).toBe(weekly * weeks)
    }
)

test.each`
    schedule         | days
    ${'WEEKLY'}      | ${['2031-01-31', '2031-02-07', '2031-02-14']}
    ${'BIWEEKLY'}    | ${['2031-01-31', '2031-02-14', '2031-02-28']}
    ${'SEMIMONTHLY'} | ${['2031-01-31', '2031-02-15', '2031-02-28']}
    ${'MONTHLY'}     | ${['2031-01-31', '2031-02-28', '2031-03-31']}
`('payments of a $schedule plan are due on $days', ({schedule, days}) => {
    const plan = planOf({weekly: 1000, weeks: 52, schedule, firstDueDate})

    expect([0, 1, 2].map((number) => dueDay(plan, number))).toEqual(days)
})

test('the remaining amount falls to zero with the payments', () => {
    const plan = planOf({weekly: 1999, weeks: 78, schedule: 'MONTHLY', firstDueDate})

    expect([0, 18, 19, 20].map((paid) => remainingAfter(plan, paid))).toEqual([155922, 1716, 0, 0])
})

test('days are counted across months, leap days and daylight saving time', () => {
    expect(addDays('2032-02-28', 2)).toBe('2032-03-01')
    expect(addMonths('2032-08-31', 6)).toBe('2033-02-28')
    expect(daysBetween('2031-03-01', '2031-04-01')).toBe(31)
})
