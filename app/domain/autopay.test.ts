import {autopayObstacle, enrolledIds, isTakenByAutopay, lastDayToEnd} from './autopay'

const allowed = {
    standing: 'in-force',
    isPaymentAllowed: true,
    isRemotePaymentAllowed: true,
    allowsOnlinePayment: true
}

test.each`
    situation                              | more                                                                                | obstacle
    ${'in force'}                          | ${{}}                                                                               | ${undefined}
    ${'in force and not to be paid'}       | ${{isPaymentAllowed: false}}                                                        | ${'at-store'}
    ${'in force and not to be paid here'}  | ${{allowsOnlinePayment: false}}                                                     | ${'at-store'}
    ${'of an account that pays at stores'} | ${{isRemotePaymentAllowed: false}}                                                  | ${'at-store'}
    ${'prepaid, with nothing to pay yet'}  | ${{standing: 'prepaid', isPaymentAllowed: false, allowsOnlinePayment: false}}       | ${undefined}
    ${'prepaid, paid at stores'}           | ${{standing: 'prepaid', isRemotePaymentAllowed: false, allowsOnlinePayment: false}} | ${'at-store'}
    ${'unsigned'}                          | ${{standing: 'unsigned'}}                                                           | ${'not-signed'}
    ${'paid out'}                          | ${{standing: 'paid-out'}}                                                           | ${'paid-out'}
`(
    'autopay for an agreement that is $situation: $obstacle [ACCT-020] [ACCT-021] [ACCT-036]',
    ({more, obstacle}) => {
        expect(autopayObstacle({...allowed, ...more})).toBe(obstacle)
    }
)

test.each`
    weekday        | payment         | last
    ${'Thursday'}  | ${'2026-11-26'} | ${'2026-11-23'}
    ${'Friday'}    | ${'2026-11-27'} | ${'2026-11-24'}
    ${'Saturday'}  | ${'2026-11-28'} | ${'2026-11-25'}
    ${'Sunday'}    | ${'2026-11-29'} | ${'2026-11-25'}
    ${'Monday'}    | ${'2026-11-30'} | ${'2026-11-25'}
    ${'Tuesday'}   | ${'2026-12-01'} | ${'2026-11-26'}
    ${'Wednesday'} | ${'2026-12-02'} | ${'2026-11-27'}
`('a payment on a $weekday, $payment, is surely stopped until $last (D-32)', ({payment, last}) => {
    expect(lastDayToEnd(payment)).toBe(last)
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
