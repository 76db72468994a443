import {
    approvalAmounts,
    approvalStatus,
    approvedAWeek,
    coverOf,
    isApprovalActive,
    reapplyDay,
    shopAmount,
    statusRefusal,
    type UsedApproval,
    weeklyAmountLeft
} from './approval'

describe('approval amounts', () => {
    test.each`
        weekly    | biweekly  | semimonthly | monthly
        ${0}      | ${0}      | ${0}        | ${0}
        ${35_00}  | ${70_00}  | ${75_00}    | ${150_00}
        ${50_00}  | ${100_00} | ${107_00}   | ${214_00}
        ${62_50}  | ${125_00} | ${134_00}   | ${268_00}
        ${50_24}  | ${100_00} | ${108_00}   | ${215_00}
        ${50_25}  | ${101_00} | ${108_00}   | ${215_00}
        ${100_00} | ${200_00} | ${214_00}   | ${429_00}
    `('an approval of $weekly a week [APPR-021] [APPR-022] [APPR-023]', (amounts) => {
        expect(approvalAmounts(amounts.weekly)).toEqual(amounts)
    })
})

test('a refused shopper may apply again 30 days later (D-33)', () => {
    expect(reapplyDay('2026-11-22')).toBe('2026-12-22')
})

test.each`
    decision         | decidedOn       | today           | expected
    ${'declined'}    | ${'2026-11-22'} | ${'2026-11-22'} | ${{applyAgainOn: '2026-12-22'}}
    ${'declined'}    | ${'2026-11-22'} | ${'2026-12-21'} | ${{applyAgainOn: '2026-12-22'}}
    ${'declined'}    | ${'2026-11-22'} | ${'2026-12-22'} | ${null}
    ${'declined'}    | ${'2026-11-22'} | ${'2027-11-22'} | ${null}
    ${'declined'}    | ${null}         | ${'2026-11-22'} | ${{applyAgainOn: null}}
    ${'approved'}    | ${'2026-11-22'} | ${'2026-11-22'} | ${null}
    ${'conditional'} | ${'2026-11-22'} | ${'2026-11-22'} | ${null}
    ${null}          | ${null}         | ${'2026-11-22'} | ${null}
`(
    'on $today the refusal that stands after "$decision" of $decidedOn is $expected (D-33)',
    ({decision, decidedOn, today, expected}) => {
        expect(statusRefusal({decision, decidedOn}, today)).toEqual(expected)
    }
)

describe('approval standing', () => {
    test.each`
        decision         | decidedOn       | today           | standing
        ${'approved'}    | ${'2030-03-01'} | ${'2030-03-31'} | ${'active'}
        ${'conditional'} | ${'2030-03-01'} | ${'2030-03-31'} | ${'active'}
        ${'approved'}    | ${'2030-03-01'} | ${'2030-04-01'} | ${'expired'}
        ${'conditional'} | ${'2030-03-01'} | ${'2030-04-01'} | ${'expired'}
        ${'declined'}    | ${'2030-03-05'} | ${'2030-04-03'} | ${'declined'}
        ${'declined'}    | ${'2030-03-05'} | ${'2030-04-04'} | ${'none'}
        ${'declined'}    | ${null}         | ${'2030-04-04'} | ${'declined'}
    `(
        '$decision on $decidedOn, at most until March 31, is on $today $standing [APPR-005] [APPR-006] (D-33)',
        ({decision, decidedOn, today, standing}) => {
            const decided = {decision, decidedOn, lastDay: '2030-03-31'}
            expect(approvalStatus(decided, today)).toBe(standing)
        }
    )

    test('without a decision there is none', () => {
        expect(approvalStatus(null, '2030-03-31')).toBe('none')
    })
})

describe('the amount across the shop', () => {
    const approval: UsedApproval = {
        decision: 'approved',
        weeklyLimit: 50_00,
        lastDay: '2030-03-31',
        weeklyOutstanding: 10_00
    }

    test.each`
        inCart   | today           | left     | endsToday
        ${0}     | ${'2030-03-30'} | ${40_00} | ${false}
        ${0}     | ${'2030-03-31'} | ${40_00} | ${true}
        ${39_99} | ${'2030-03-30'} | ${1}     | ${false}
        ${40_00} | ${'2030-03-30'} | ${0}     | ${false}
        ${40_01} | ${'2030-03-30'} | ${0}     | ${false}
    `(
        'on $today a cart of $inCart cents a week leaves $left (G-13)',
        ({inCart, today, left, endsToday}) => {
            expect(shopAmount(approval, inCart, today)).toEqual({
                approved: 40_00,
                inCart,
                left,
                lastDay: '2030-03-31',
                endsToday
            })
        }
    )

    test.each`
        unordered    | inCart   | counted  | left
        ${0}         | ${15_00} | ${15_00} | ${25_00}
        ${10_00}     | ${15_00} | ${5_00}  | ${35_00}
        ${10_00}     | ${10_00} | ${0}     | ${40_00}
        ${10_00}     | ${9_99}  | ${0}     | ${40_00}
        ${undefined} | ${10_00} | ${10_00} | ${30_00}
    `(
        'with $unordered signed and not ordered, $counted of $inCart in the cart counts besides (G-13)',
        ({unordered, inCart, counted, left}) => {
            const given = {...approval, weeklyUnordered: unordered}
            expect(shopAmount(given, inCart, '2030-03-01')).toMatchObject({inCart: counted, left})
        }
    )

    test.each`
        situation                | given                                  | today
        ${'after its last day'}  | ${approval}                            | ${'2030-04-01'}
        ${'where it is refused'} | ${{...approval, decision: 'declined'}} | ${'2030-03-01'}
        ${'where there is none'} | ${null}                                | ${'2030-03-01'}
    `('there is no amount $situation [APPR-005] [APPR-006]', ({given, today}) => {
        expect(shopAmount(given, 0, today)).toBeNull()
    })
})

describe('approved a week', () => {
    const approval: UsedApproval = {
        decision: 'approved',
        weeklyLimit: 50_00,
        lastDay: '2030-03-31',
        weeklyOutstanding: 0
    }

    test.each`
        situation                    | given                                      | today           | amount
        ${'on its last day'}         | ${approval}                                | ${'2030-03-31'} | ${50_00}
        ${'a day later'}             | ${approval}                                | ${'2030-04-01'} | ${null}
        ${'with conditions'}         | ${{...approval, decision: 'conditional'}}  | ${'2030-03-01'} | ${50_00}
        ${'that declines'}           | ${{...approval, decision: 'declined'}}     | ${'2030-03-01'} | ${null}
        ${'of which some is rented'} | ${{...approval, weeklyOutstanding: 30_01}} | ${'2030-03-01'} | ${19_99}
        ${'of which all is rented'}  | ${{...approval, weeklyOutstanding: 50_00}} | ${'2030-03-01'} | ${0}
        ${'of which more is rented'} | ${{...approval, weeklyOutstanding: 60_00}} | ${'2030-03-01'} | ${0}
        ${'that is not there'}       | ${null}                                    | ${'2030-03-01'} | ${null}
    `('an approval $situation leaves $amount a week (G-13)', ({given, today, amount}) => {
        expect(approvedAWeek(given, today)).toBe(amount)
    })
})

describe('cover of', () => {
    const approval: UsedApproval = {
        decision: 'approved',
        weeklyLimit: 50_00,
        lastDay: '2030-03-31',
        weeklyOutstanding: 10_00
    }
    const declined: UsedApproval = {...approval, decision: 'declined'}

    test.each`
        situation                       | given       | weekly   | today           | cover
        ${'less than it leaves'}        | ${approval} | ${39_99} | ${'2030-03-01'} | ${{answer: 'covers', left: 40_00}}
        ${'just what it leaves'}        | ${approval} | ${40_00} | ${'2030-03-31'} | ${{answer: 'covers', left: 40_00}}
        ${'a cent more than it leaves'} | ${approval} | ${40_01} | ${'2030-03-01'} | ${{answer: 'too-small', left: 40_00, over: 1}}
        ${'a day too late'}             | ${approval} | ${40_00} | ${'2030-04-01'} | ${{answer: 'none'}}
        ${'after a decline'}            | ${declined} | ${40_00} | ${'2030-03-01'} | ${{answer: 'none'}}
        ${'without one'}                | ${null}     | ${40_00} | ${'2030-03-01'} | ${{answer: 'none'}}
    `('an approval beside $situation: $cover.answer (G-15)', ({given, weekly, today, cover}) => {
        expect(coverOf(given, weekly, today)).toEqual(cover)
    })
})

describe('is approval active', () => {
    test.each`
        decision         | today           | active
        ${'approved'}    | ${'2030-03-30'} | ${true}
        ${'approved'}    | ${'2030-03-31'} | ${true}
        ${'approved'}    | ${'2030-04-01'} | ${false}
        ${'conditional'} | ${'2030-03-31'} | ${true}
        ${'conditional'} | ${'2030-04-01'} | ${false}
        ${'declined'}    | ${'2030-03-30'} | ${false}
    `(
        '$decision until March 31, on $today: active $active [APPR-005] [APPR-006]',
        ({decision, today, active}) => {
            expect(isApprovalActive({decision, lastDay: '2030-03-31'}, today)).toBe(active)
        }
    )
})

describe('weekly amount left', () => {
    test.each`
        limit    | outstanding | left
        ${50_00} | ${0}        | ${50_00}
        ${50_00} | ${19_99}    | ${30_01}
        ${50_00} | ${50_00}    | ${0}
        ${50_00} | ${60_00}    | ${0}
    `(
        'of $limit a week with $outstanding rented, $left is left (G-13)',
        ({limit, outstanding, left}) => {
            expect(weeklyAmountLeft(limit, outstanding)).toBe(left)
        }
    )
})
