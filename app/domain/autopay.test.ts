import {autopayObstacle, enrolledIds, lastDayToEnd} from './autopay'

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
