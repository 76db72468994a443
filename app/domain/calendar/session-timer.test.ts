import {
    hasSessionEnded,
    remainingSeconds,
    sessionTimer,
    shownWarning,
    timedFlow,
    timeoutMinutes,
    timerPhase
} from './session-timer'

test.each`
    preference   | minutes
    ${15}        | ${15}
    ${20}        | ${20}
    ${undefined} | ${15}
    ${0}         | ${15}
    ${-5}        | ${15}
`(
    'the preference $preference means $minutes minutes [SESSION-002] [SESSION-009]',
    ({preference, minutes}) => {
        expect(timeoutMinutes(preference)).toBe(minutes)
    }
)

const start = Date.UTC(2026, 10, 22, 12)
const minute = 60_000
const timer = sessionTimer(start, 15)

test.each`
    after              | phase        | seconds
    ${0}               | ${'running'} | ${900}
    ${10 * minute - 1} | ${'running'} | ${301}
    ${10 * minute}     | ${'warning'} | ${300}
    ${10 * minute + 1} | ${'warning'} | ${300}
    ${15 * minute - 1} | ${'warning'} | ${1}
    ${15 * minute}     | ${'over'}    | ${0}
    ${135 * minute}    | ${'over'}    | ${0}
`(
    '$after ms into 15 minutes the timer is $phase with $seconds seconds left [SESSION-003] [SESSION-010] [SESSION-011] [SESSION-014]',
    ({after, phase, seconds}) => {
        const now = start + Number(after)
        expect(timerPhase(timer, now)).toBe(phase)
        expect(remainingSeconds(timer, now)).toBe(seconds)
    }
)

test('an activity starts both moments again [SESSION-001] [SESSION-005] [SESSION-012]', () => {
    const again = sessionTimer(start + 9 * minute, 15)
    expect(again.warningAt - timer.warningAt).toBe(9 * minute)
    expect(again.endAt - timer.endAt).toBe(9 * minute)
})

test.each`
    checkout     | account      | shown
    ${'running'} | ${'running'} | ${undefined}
    ${'warning'} | ${'running'} | ${'checkout'}
    ${'running'} | ${'warning'} | ${'account'}
    ${'warning'} | ${'warning'} | ${'checkout'}
    ${undefined} | ${'warning'} | ${'account'}
    ${'warning'} | ${undefined} | ${'checkout'}
    ${undefined} | ${undefined} | ${undefined}
    ${'over'}    | ${'over'}    | ${undefined}
`('checkout $checkout and account $account: the warning of $shown (D-34)', (row) => {
    expect(shownWarning(row.checkout, row.account)).toBe(row.shown)
})

test.each`
    path                              | flow
    ${'/checkout'}                    | ${'checkout'}
    ${'/checkout/'}                   | ${'checkout'}
    ${'/checkout/schedule'}           | ${'checkout'}
    ${'/new-checkout'}                | ${'checkout'}
    ${'/es-US/bank-verification'}     | ${'checkout'}
    ${'/identity-verification'}       | ${'checkout'}
    ${'/es-US/identity-verification'} | ${'checkout'}
    ${'/thankyou-verificationPage'}   | ${undefined}
    ${'/payfone'}                     | ${'application'}
    ${'/payfone/code'}                | ${'application'}
    ${'/es-US/payfone'}               | ${'application'}
    ${'/web-order-form'}              | ${'application'}
    ${'/web-order-form/personal'}     | ${'application'}
    ${'/digital-order-form'}          | ${'application'}
    ${'/instant-approval'}            | ${undefined}
    ${'/approved'}                    | ${undefined}
    ${'/checkout/confirmation'}       | ${undefined}
    ${'/checkout/confirmation/007'}   | ${undefined}
    ${'/BPlus-checkout-confirmation'} | ${undefined}
    ${'/checkouts'}                   | ${undefined}
    ${'/cart'}                        | ${undefined}
    ${'/c/checkout'}                  | ${undefined}
`('on $path the time-out of the $flow runs [SESSION-006]', ({path, flow}) => {
    expect(timedFlow(path)).toBe(flow)
})

const hour = 60 * minute

test.each`
    age                | rest               | ended    | because
    ${0}               | ${0}               | ${false} | ${'it begins'}
    ${15 * minute - 1} | ${15 * minute - 1} | ${false} | ${'a millisecond of rest is left'}
    ${15 * minute}     | ${15 * minute}     | ${true}  | ${'the rest is over'}
    ${12 * hour - 1}   | ${1000}            | ${false} | ${'it is a millisecond younger than twelve hours'}
    ${12 * hour}       | ${1000}            | ${true}  | ${'it is twelve hours old'}
`(
    'a session of 15 minutes has ended: $ended, as $because [ASVS-7.3.1] [ASVS-7.3.2] (D-34)',
    ({age, rest, ended}) => {
        const span = {begunAt: start - age, lastActivity: start - rest, minutes: 15}
        expect(hasSessionEnded(span, start)).toBe(ended)
    }
)
