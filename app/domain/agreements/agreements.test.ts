import {
    agreementStatus,
    daysLate,
    deliveryState,
    dueStatus,
    earliestDueDay,
    exchangeDay,
    lateness,
    nextDue,
    paidShare,
    paymentObstacle,
    shownAmountDue
} from './agreements'

test.each`
    phase            | isSigned | standing      | amountDue
    ${'preliminary'} | ${false} | ${'unsigned'} | ${0}
    ${'preliminary'} | ${true}  | ${'in-force'} | ${30_00}
    ${'active'}      | ${true}  | ${'in-force'} | ${30_00}
    ${'active'}      | ${false} | ${'unsigned'} | ${0}
    ${'prepaid'}     | ${true}  | ${'prepaid'}  | ${0}
    ${'prepaid'}     | ${false} | ${'unsigned'} | ${0}
    ${'paid-out'}    | ${true}  | ${'paid-out'} | ${0}
    ${'paid-out'}    | ${false} | ${'paid-out'} | ${0}
`(
    'an agreement that is $phase, signed $isSigned, is $standing and shows $amountDue due of 3000 [ACCT-018] (D-42)',
    ({phase, isSigned, standing, amountDue}) => {
        expect(agreementStatus(phase, isSigned)).toBe(standing)
        expect(shownAmountDue(standing, 30_00)).toBe(amountDue)
    }
)

const late = {standing: 'in-force', dueDay: '2026-11-20'}
const soon = {standing: 'in-force', dueDay: '2026-11-25'}
const prepaid = {standing: 'prepaid', dueDay: '2026-11-01'}
const unsigned = {standing: 'unsigned', dueDay: '2026-11-01'}
const paidOut = {standing: 'paid-out', dueDay: undefined}

test.each`
    owed                         | day
    ${[]}                        | ${undefined}
    ${[soon, late]}              | ${'2026-11-20'}
    ${[prepaid, soon]}           | ${'2026-11-25'}
    ${[unsigned, paidOut, soon]} | ${'2026-11-25'}
    ${[prepaid, unsigned]}       | ${undefined}
`('of $owed the earliest due day is $day [ACCT-019] (D-42)', ({owed, day}) => {
    expect(earliestDueDay(owed)).toBe(day)
})

const today = '2026-11-22'

test.each`
    dueDay          | status         | days
    ${'2026-11-21'} | ${'past-due'}  | ${1}
    ${'2026-11-22'} | ${'due-today'} | ${0}
    ${'2026-11-23'} | ${'future'}    | ${0}
    ${'2026-10-07'} | ${'past-due'}  | ${46}
`(
    `due on $dueDay, seen on ${today}: $status, $days days late [ACCT-014] [ACCT-015] [ACCT-016]`,
    ({dueDay, status, days}) => {
        expect(dueStatus(dueDay, today)).toBe(status)
        expect(daysLate(dueDay, today)).toBe(days)
    }
)

test.each`
    days  | late
    ${0}  | ${'on-time'}
    ${1}  | ${'past-due'}
    ${45} | ${'past-due'}
    ${46} | ${'severe'}
`('$days days late is $late [ACCT-017] [ACCT-025]', ({days, late}) => {
    expect(lateness(days)).toBe(late)
})

test.each`
    isPaymentAllowed | isRemotePaymentAllowed | allowsOnlinePayment | obstacle
    ${true}          | ${true}                | ${true}             | ${undefined}
    ${true}          | ${true}                | ${false}            | ${'not-online'}
    ${true}          | ${false}               | ${true}             | ${'not-remote'}
    ${true}          | ${false}               | ${false}            | ${'not-remote'}
    ${false}         | ${true}                | ${true}             | ${'not-allowed'}
    ${false}         | ${false}               | ${false}            | ${'not-allowed'}
`(
    'allowed $isPaymentAllowed, remote $isRemotePaymentAllowed, online $allowsOnlinePayment: $obstacle [ACCT-020] [ACCT-021]',
    ({obstacle, ...access}) => {
        expect(
            paymentObstacle({
                isPaymentAllowed: access.isPaymentAllowed,
                isRemotePaymentAllowed: access.isRemotePaymentAllowed,
                allowsOnlinePayment: access.allowsOnlinePayment
            })
        ).toBe(obstacle)
    }
)

test.each`
    opened          | day
    ${'2026-01-15'} | ${'2026-07-15'}
    ${'2026-08-31'} | ${'2027-02-28'}
    ${'2027-08-31'} | ${'2028-02-29'}
    ${'2026-12-31'} | ${'2027-06-30'}
    ${'2028-02-29'} | ${'2028-08-29'}
`('what was opened on $opened may be exchanged until $day [ACCT-023]', ({opened, day}) => {
    expect(exchangeDay(opened)).toBe(day)
})

test.each`
    totalCost  | remaining  | paid       | percent
    ${1000_00} | ${1000_00} | ${0}       | ${0}
    ${1000_00} | ${750_00}  | ${250_00}  | ${25}
    ${1000_00} | ${1}       | ${999_99}  | ${99}
    ${1000_00} | ${0}       | ${1000_00} | ${100}
    ${1000_00} | ${1010_00} | ${0}       | ${0}
    ${0}       | ${0}       | ${0}       | ${0}
`('of $totalCost with $remaining to pay, $paid is paid, $percent percent', (row) => {
    const {totalCost, remaining, paid, percent} = row
    expect(paidShare(totalCost, remaining)).toEqual({paid, remaining, percent})
})

test.each`
    isSigned | scheduledDay    | deliveredDay    | state
    ${false} | ${undefined}    | ${undefined}    | ${'unsigned'}
    ${true}  | ${undefined}    | ${undefined}    | ${'to-schedule'}
    ${true}  | ${'2026-11-30'} | ${undefined}    | ${'scheduled'}
    ${true}  | ${'2026-11-20'} | ${'2026-11-20'} | ${'delivered'}
    ${true}  | ${undefined}    | ${'2026-11-20'} | ${'delivered'}
`(
    'signed $isSigned, scheduled for $scheduledDay, delivered on $deliveredDay: $state [ACCT-041] [ACCT-043]',
    ({isSigned, scheduledDay, deliveredDay, state}) => {
        expect(deliveryState({isSigned, scheduledDay, deliveredDay})).toBe(state)
    }
)

const bill = (dueDay: string | undefined, amountDue: number, standing = 'in-force' as const) => ({
    standing,
    dueDay,
    amountDue
})

test.each`
    situation                            | owed                                                                                                      | expected
    ${'with nothing'}                    | ${[]}                                                                                                     | ${undefined}
    ${'with what has no due day'}        | ${[bill(undefined, 5_00)]}                                                                                | ${undefined}
    ${'with what is not in force'}       | ${[{...bill('2030-01-01', 5_00), standing: 'unsigned'}]}                                                  | ${undefined}
    ${'with two on the earliest day'}    | ${[bill('2030-01-20', 5_00), bill('2030-01-18', 7_00), bill('2030-01-18', 1_00)]}                         | ${{status: 'future', day: '2030-01-18', amount: 8_00, count: 2}}
    ${'with one due today'}              | ${[bill('2030-01-16', 9_00), bill('2030-01-15', 5_00)]}                                                   | ${{status: 'due-today', day: '2030-01-15', amount: 5_00, count: 1}}
    ${'with older ones not in force'}    | ${[bill('2030-01-14', 5_00), {...bill('2030-01-02', 7_00), standing: 'unsigned'}, bill(undefined, 3_00)]} | ${{status: 'past-due', day: '2030-01-14', amount: 5_00, count: 1}}
    ${'with two past due and one today'} | ${[bill('2030-01-14', 5_00), bill('2030-01-02', 7_00), bill('2030-01-15', 1_00)]}                         | ${{status: 'past-due', day: '2030-01-02', amount: 12_00, count: 2}}
`('an account $situation says first: $expected [ACCT-010]', ({owed, expected}) => {
    const next = nextDue(owed, '2030-01-15')
    const {owed: counted, ...rest} = next ?? {owed: []}
    expect(next && {...rest, count: counted.length}).toEqual(expected)
})
