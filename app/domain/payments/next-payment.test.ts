import {
    beganWith,
    defaultNextPayment,
    nextPaymentDays,
    nextPaymentOf,
    nextPaymentProblem
} from './next-payment'
import {paymentFrequencies} from '../prices/pricing'

test.each`
    today                            | on              | earliest        | latest
    ${'a Monday'}                    | ${'2026-11-16'} | ${'2026-11-18'} | ${'2026-12-17'}
    ${'a Friday'}                    | ${'2026-11-20'} | ${'2026-11-24'} | ${'2026-12-21'}
    ${'a Sunday'}                    | ${'2026-11-22'} | ${'2026-11-24'} | ${'2026-12-23'}
    ${'the day before Thanksgiving'} | ${'2026-11-25'} | ${'2026-11-28'} | ${'2026-12-26'}
    ${'the Friday before a holiday'} | ${'2027-01-15'} | ${'2027-01-20'} | ${'2027-02-15'}
`(
    'on $today, $on, the next payment is between $earliest, after the delivery, and $latest (D-44)',
    ({on, earliest, latest}) => {
        expect(nextPaymentDays(on)).toEqual({earliest, latest})
    }
)

test.each`
    day             | problem
    ${'2026-11-22'} | ${'too-early'}
    ${'2026-11-23'} | ${'too-early'}
    ${'2026-11-24'} | ${undefined}
    ${'2026-12-23'} | ${undefined}
    ${'2026-12-24'} | ${'too-late'}
`('a next payment on $day, chosen on 2026-11-22: $problem (D-44)', ({day, problem}) => {
    expect(nextPaymentProblem(day, '2026-11-22')).toBe(problem)
})

test.each`
    frequency        | today           | day
    ${'weekly'}      | ${'2026-11-25'} | ${'2026-12-02'}
    ${'biweekly'}    | ${'2026-11-25'} | ${'2026-12-09'}
    ${'semimonthly'} | ${'2026-11-25'} | ${'2026-12-10'}
    ${'monthly'}     | ${'2026-11-25'} | ${'2026-12-25'}
    ${'monthly'}     | ${'2027-01-31'} | ${'2027-02-28'}
`('$frequency from $today, the next payment is on $day by default (D-44)', (row) => {
    expect(defaultNextPayment(row.today, row.frequency)).toBe(row.day)
})

test('the default day is always one that can be chosen (D-44)', () => {
    for (let at = 0; at < 800; at += 1) {
        const today = new Date(Date.UTC(2026, 10, 1) + at * 86_400_000).toISOString().slice(0, 10)
        for (const frequency of paymentFrequencies) {
            const day = defaultNextPayment(today, frequency)
            expect(nextPaymentProblem(day, today)).toBeUndefined()
        }
    }
})

const sofa = {nextPaymentDay: '2026-12-02', withTax: {payment: 14_57}}
const bed = {nextPaymentDay: '2026-12-02', withTax: {payment: 10_00}}
const later = {nextPaymentDay: '2026-12-09', withTax: {payment: 99_00}}

test.each`
    situation                        | agreements                                | next
    ${'one'}                         | ${[sofa]}                                 | ${{day: '2026-12-02', amount: 14_57}}
    ${'two on one day'}              | ${[sofa, bed]}                            | ${{day: '2026-12-02', amount: 24_57}}
    ${'the earlier of two'}          | ${[later, sofa]}                          | ${{day: '2026-12-02', amount: 14_57}}
    ${'one without another after'}   | ${[{withTax: sofa.withTax}]}              | ${undefined}
    ${'one whose amount is missing'} | ${[{nextPaymentDay: '2026-12-02'}, sofa]} | ${undefined}
    ${'none'}                        | ${[]}                                     | ${undefined}
`('the next payment of $situation is $next (D-44)', ({agreements, next}) => {
    expect(nextPaymentOf(agreements)).toEqual(next)
})

const paid = {day: '2026-11-22', amount: 16_56}
const before = {day: '2026-11-20', amount: 16_56}

test.each`
    standing      | remaining | made            | atStore      | begins
    ${'prepaid'}  | ${900}    | ${[paid]}       | ${undefined} | ${{amount: 16_56, where: 'today'}}
    ${'prepaid'}  | ${900}    | ${[before]}     | ${undefined} | ${{amount: 16_56, where: 'paid'}}
    ${'prepaid'}  | ${900}    | ${[paid, paid]} | ${undefined} | ${{amount: 33_12, where: 'today'}}
    ${'prepaid'}  | ${900}    | ${[]}           | ${14_57}     | ${undefined}
    ${'prepaid'}  | ${900}    | ${undefined}    | ${14_57}     | ${undefined}
    ${'in-force'} | ${1000}   | ${undefined}    | ${14_57}     | ${{amount: 14_57, where: 'at-store'}}
    ${'in-force'} | ${999}    | ${undefined}    | ${14_57}     | ${undefined}
    ${'in-force'} | ${1000}   | ${[paid]}       | ${undefined} | ${undefined}
    ${'unsigned'} | ${1000}   | ${[]}           | ${14_57}     | ${undefined}
    ${'paid-out'} | ${0}      | ${[paid]}       | ${14_57}     | ${undefined}
`(
    'an agreement that is $standing, with $remaining of 1000 remaining, began with $begins (D-44)',
    ({standing, remaining, made, atStore, begins}) => {
        const known = {made, atStore, today: '2026-11-22'}
        expect(beganWith({standing, remaining, totalCost: 1000}, known)).toEqual(begins)
    }
)
