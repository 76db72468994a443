import {
    autopayObstacle,
    enrolledIds,
    isLastPaymentNext,
    isTakenByAutopay,
    lastDayToEnd
} from './autopay'

const allowed = {
    standing: 'in-force',
    isPaymentAllowed: true,
    isRemotePaymentAllowed: true,
    allowsOnlinePayment: true,
    isLastNext: false
}

test.each`
    situation                              | more                                                                                | obstacle
    ${'in force'}                          | ${{}}                                                                               | ${undefined}
    ${'in force and not to be paid'}       | ${{isPaymentAllowed: false}}                                                        | ${'at-store'}
    ${'in force and not to be paid here'}  | ${{allowsOnlinePayment: false}}                                                     | ${'at-store'}
    ${'of an account that pays at stores'} | ${{isRemotePaymentAllowed: false}}                                                  | ${'at-store'}
    ${'prepaid, with nothing to pay yet'}  | ${{standing: 'prepaid', isPaymentAllowed: false, allowsOnlinePayment: false}}       | ${undefined}
    ${'prepaid, paid at stores'}           | ${{standing: 'prepaid', isRemotePaymentAllowed: false, allowsOnlinePayment: false}} | ${'at-store'}
    ${'before its last payment'}           | ${{isLastNext: true}}                                                               | ${'last-payment'}
    ${'prepaid, with one payment left'}    | ${{standing: 'prepaid', isLastNext: true}}                                          | ${'last-payment'}
    ${'unsigned, of one payment'}          | ${{standing: 'unsigned', isLastNext: true}}                                         | ${'not-signed'}
    ${'unsigned'}                          | ${{standing: 'unsigned'}}                                                           | ${'not-signed'}
    ${'paid out'}                          | ${{standing: 'paid-out'}}                                                           | ${'paid-out'}
`(
    'autopay for an agreement that is $situation: $obstacle [ACCT-020] [ACCT-021] [ACCT-036]',
    ({more, obstacle}) => {
        expect(autopayObstacle({...allowed, ...more})).toBe(obstacle)
    }
)

test.each`
    situation                       | payment         | last
    ${'a Thursday'}                 | ${'2026-11-19'} | ${'2026-11-16'}
    ${'a Friday'}                   | ${'2026-11-20'} | ${'2026-11-17'}
    ${'a Saturday'}                 | ${'2026-11-21'} | ${'2026-11-18'}
    ${'a Sunday'}                   | ${'2026-11-22'} | ${'2026-11-18'}
    ${'a Monday'}                   | ${'2026-11-23'} | ${'2026-11-18'}
    ${'a Wednesday'}                | ${'2026-11-25'} | ${'2026-11-20'}
    ${'Thanksgiving itself'}        | ${'2026-11-26'} | ${'2026-11-23'}
    ${'the day after Thanksgiving'} | ${'2026-11-27'} | ${'2026-11-23'}
    ${'the weekend after it'}       | ${'2026-11-29'} | ${'2026-11-24'}
    ${'the Monday after it'}        | ${'2026-11-30'} | ${'2026-11-24'}
    ${'the Tuesday after it'}       | ${'2026-12-01'} | ${'2026-11-25'}
    ${'the Wednesday after it'}     | ${'2026-12-02'} | ${'2026-11-27'}
    ${'the Monday after Christmas'} | ${'2026-12-28'} | ${'2026-12-22'}
    ${'the Monday after New Year'}  | ${'2027-01-04'} | ${'2026-12-29'}
    ${'a Sunday Fourth of July'}    | ${'2027-07-04'} | ${'2027-06-30'}
    ${'two days after its Monday'}  | ${'2027-07-07'} | ${'2027-07-01'}
    ${'after a Saturday Fourth'}    | ${'2026-07-07'} | ${'2026-07-02'}
`(
    'a payment on $situation, $payment, is surely stopped until $last (D-32, D-46)',
    ({payment, last}) => {
        expect(lastDayToEnd(payment)).toBe(last)
    }
)

test.each`
    situation                         | isFinal  | paymentsLeft | isLast
    ${'two payments are left'}        | ${false} | ${2}         | ${false}
    ${'one payment is left'}          | ${false} | ${1}         | ${true}
    ${'none is left'}                 | ${false} | ${0}         | ${true}
    ${'several, all due by now'}      | ${true}  | ${3}         | ${true}
    ${'nobody says how many, a club'} | ${false} | ${null}      | ${false}
`('where $situation, the next payment is the last: $isLast', ({isFinal, paymentsLeft, isLast}) => {
    expect(isLastPaymentNext({isFinal, paymentsLeft})).toBe(isLast)
})

test('of several, only those that are on count as enrolled (G-43)', () => {
    expect(
        enrolledIds([
            {id: 'a', state: 'on'},
            {id: 'b', state: 'failed'},
            {id: 'c', state: 'on'}
        ])
    ).toEqual(['a', 'c'])
})

test.each`
    situation                              | hasAutopay | lastGoodDay     | isTaken
    ${'on, its card good on the day'}      | ${true}    | ${'2030-01-15'} | ${true}
    ${'on, its card ended the day before'} | ${true}    | ${'2030-01-14'} | ${false}
    ${'on, from what never ends'}          | ${true}    | ${null}         | ${true}
    ${'off'}                               | ${false}   | ${'2031-01-01'} | ${false}
`(
    'autopay that is $situation takes the payment: $isTaken',
    ({hasAutopay, lastGoodDay, isTaken}) => {
        const methods = [
            {id: 'other', lastGoodDay: '2040-01-01'},
            {id: 'card', lastGoodDay}
        ]
        const owed = {hasAutopay, autopayMethodId: 'card'}

        expect(isTakenByAutopay(owed, methods, '2030-01-15')).toBe(isTaken)
    }
)

test('autopay from a card that is saved no longer takes nothing', () => {
    expect(isTakenByAutopay({hasAutopay: true, autopayMethodId: 'gone'}, [], '2030-01-15')).toBe(
        false
    )
})
