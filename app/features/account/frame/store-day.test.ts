import {raisedAlerts} from '@app/domain/agreements/account-alerts'
import {aStore} from '../../../../tests/support/values/builders'
import {dayAtStore} from './store-day'

const losAngeles = aStore({timeZone: 'America/Los_Angeles'})
const newYork = aStore({timeZone: 'America/New_York'})
const nowhere = aStore({timeZone: 'Mars/Olympus'})

test.each`
    instant                   | at               | store         | day
    ${'2026-11-23T07:59:59Z'} | ${'Los Angeles'} | ${losAngeles} | ${'2026-11-22'}
    ${'2026-11-23T08:00:00Z'} | ${'Los Angeles'} | ${losAngeles} | ${'2026-11-23'}
    ${'2026-11-23T04:59:59Z'} | ${'New York'}    | ${newYork}    | ${'2026-11-22'}
    ${'2026-11-23T05:00:00Z'} | ${'New York'}    | ${newYork}    | ${'2026-11-23'}
    ${'2026-07-01T06:59:59Z'} | ${'Los Angeles'} | ${losAngeles} | ${'2026-06-30'}
    ${'2026-07-01T07:00:00Z'} | ${'Los Angeles'} | ${losAngeles} | ${'2026-07-01'}
`('at $instant it is $day in $at (G-41)', ({instant, store, day}) => {
    expect(dayAtStore(store, new Date(instant))).toBe(day)
})

test('a zone that there is not, or no store, counts by the browser’s calendar (G-41)', () => {
    const here = new Intl.DateTimeFormat('en-CA').format(new Date('2026-11-23T12:00:00Z'))

    expect(dayAtStore(nowhere, new Date('2026-11-23T12:00:00Z'))).toBe(here)
    expect(dayAtStore(null, new Date('2026-11-23T12:00:00Z'))).toBe(here)
})

const owing = (dueDay: string) => ({
    agreements: [{standing: 'in-force', dueDay, hasAutopay: true} as const],
    clubs: [],
    methodEnds: [],
    endlessMethods: 0
})

// A second before and at midnight in Los Angeles, where the same moments are one day in London.
test.each`
    due                  | before                               | after
    ${'due on the 22nd'} | ${['AnyUpcomingPaymentWithIn1Week']} | ${['AnyPaymentOverDue']}
    ${'due in 7 days'}   | ${['AnyUpcomingPaymentWithIn1Week']} | ${['AnyUpcomingPaymentWithIn1Week']}
    ${'due in 8 days'}   | ${[]}                                | ${['AnyUpcomingPaymentWithIn1Week']}
    ${'45 days late'}    | ${['AnyPaymentOverDue']}             | ${['AnyPaymentOverDue45Days']}
`(
    'an agreement $due raises $before until midnight at its store, and $after from then on [ACCT-024] [ACCT-025] [ACCT-029] (G-41, D-42)',
    ({due, before, after}) => {
        const days = new Map([
            ['due on the 22nd', '2026-11-22'],
            ['due in 7 days', '2026-11-29'],
            ['due in 8 days', '2026-11-30'],
            ['45 days late', '2026-10-08']
        ])
        const facts = owing(days.get(due) ?? '')
        const at = (instant: string) =>
            raisedAlerts(facts, dayAtStore(losAngeles, new Date(instant)))

        expect(at('2026-11-23T07:59:59Z')).toEqual(before)
        expect(at('2026-11-23T08:00:00Z')).toEqual(after)
    }
)
