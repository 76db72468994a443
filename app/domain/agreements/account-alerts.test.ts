import {
    accountAlerts,
    firedRule,
    raisedAlerts,
    type AccountFacts,
    methodStatus,
    preferredMethod,
    usableMethods
} from './account-alerts'

const today = '2026-11-22'

const quiet: AccountFacts = {agreements: [], clubs: [], methodEnds: [], endlessMethods: 0}

const owed = (dueDay: string | undefined, standing = 'in-force') => ({
    standing,
    dueDay,
    hasAutopay: true
})

const late46 = owed('2026-10-07')
const late45 = owed('2026-10-08')
const late1 = owed('2026-11-21')
const dueToday = owed('2026-11-22')
const in7Days = owed('2026-11-29')
const in8Days = owed('2026-11-30')
const withoutAutopay = {...in8Days, hasAutopay: false}

test.each`
    who                                       | facts                                                            | raised
    ${'nobody yet'}                           | ${{}}                                                            | ${[]}
    ${'46 days late'}                         | ${{agreements: [late46]}}                                        | ${['AnyPaymentOverDue45Days']}
    ${'45 days late'}                         | ${{agreements: [late45]}}                                        | ${['AnyPaymentOverDue']}
    ${'one day late'}                         | ${{agreements: [late1]}}                                         | ${['AnyPaymentOverDue']}
    ${'46 days late here, one day there'}     | ${{agreements: [late1, late46]}}                                 | ${['AnyPaymentOverDue45Days']}
    ${'late with a club'}                     | ${{clubs: [late1]}}                                              | ${['AnyPaymentOverDue']}
    ${'due today'}                            | ${{agreements: [dueToday]}}                                      | ${['AnyUpcomingPaymentWithIn1Week']}
    ${'due in 7 days'}                        | ${{agreements: [in7Days]}}                                       | ${['AnyUpcomingPaymentWithIn1Week']}
    ${'due in 8 days'}                        | ${{agreements: [in8Days]}}                                       | ${[]}
    ${'due in 7 days with a club'}            | ${{clubs: [in7Days]}}                                            | ${['AnyUpcomingPaymentWithIn1Week']}
    ${'late and due soon'}                    | ${{agreements: [in7Days, late1]}}                                | ${['AnyPaymentOverDue', 'AnyUpcomingPaymentWithIn1Week']}
    ${'not signed yet'}                       | ${{agreements: [owed('2026-10-07', 'unsigned')]}}                | ${[]}
    ${'prepaid'}                              | ${{agreements: [owed('2026-10-07', 'prepaid')]}}                 | ${[]}
    ${'paid out'}                             | ${{agreements: [owed(undefined, 'paid-out')]}}                   | ${[]}
    ${'without autopay'}                      | ${{agreements: [withoutAutopay]}}                                | ${['NotEnrolledInAnyAutoPay']}
    ${'without autopay on one of two'}        | ${{agreements: [withoutAutopay, in8Days]}}                       | ${[]}
    ${'without autopay on an unsigned one'}   | ${{agreements: [{...withoutAutopay, standing: 'unsigned'}]}}     | ${[]}
    ${'autopaying a prepaid one'}             | ${{agreements: [withoutAutopay, owed('2026-12-20', 'prepaid')]}} | ${[]}
    ${'autopaying what is paid out'}          | ${{agreements: [withoutAutopay, owed(undefined, 'paid-out')]}}   | ${['NotEnrolledInAnyAutoPay']}
    ${'with a card good until yesterday'}     | ${{methodEnds: ['2026-11-21']}}                                  | ${['AllSavedPaymentsExpired']}
    ${'with a card good until today'}         | ${{methodEnds: ['2026-11-22']}}                                  | ${['AnySavedPaymentExpiringWithIn60Days']}
    ${'with a card good for 60 days'}         | ${{methodEnds: ['2027-01-21']}}                                  | ${['AnySavedPaymentExpiringWithIn60Days']}
    ${'with a card good for 61 days'}         | ${{methodEnds: ['2027-01-22']}}                                  | ${[]}
    ${'with an expired and a good card'}      | ${{methodEnds: ['2026-11-21', '2029-01-01']}}                    | ${[]}
    ${'with an expired and an expiring card'} | ${{methodEnds: ['2026-11-21', '2026-12-01']}}                    | ${['AnySavedPaymentExpiringWithIn60Days']}
    ${'with an expired card and a bank'}      | ${{methodEnds: ['2026-11-21'], endlessMethods: 1}}               | ${[]}
`(
    'a renter $who is shown $raised [ACCT-024] [ACCT-025] [ACCT-026] [ACCT-027] [ACCT-028] [ACCT-029] [ACCT-030] (D-42)',
    ({facts, raised}) => {
        expect(raisedAlerts({...quiet, ...facts}, today)).toEqual(raised)
    }
)

test('the most urgent alert comes first [ENTITY-042] (G-40)', () => {
    const facts = {
        ...quiet,
        agreements: [
            {standing: 'in-force', dueDay: '2026-11-23', hasAutopay: false},
            {standing: 'in-force', dueDay: '2026-10-01', hasAutopay: false}
        ],
        methodEnds: ['2026-12-01']
    } as const

    expect(accountAlerts).toHaveLength(6)
    expect(raisedAlerts(facts, today)).toEqual([
        'AnyPaymentOverDue45Days',
        'AnySavedPaymentExpiringWithIn60Days',
        'AnyUpcomingPaymentWithIn1Week',
        'NotEnrolledInAnyAutoPay'
    ])
})

test.each`
    lastGoodDay     | standing
    ${null}         | ${'good'}
    ${'2026-11-21'} | ${'expired'}
    ${'2026-11-22'} | ${'expiring'}
    ${'2027-01-21'} | ${'expiring'}
    ${'2027-01-22'} | ${'good'}
`('a card that is good until $lastGoodDay is $standing (G-43)', ({lastGoodDay, standing}) => {
    expect(methodStatus(lastGoodDay, today)).toBe(standing)
})

const good = {id: 'good', isDefault: false, lastGoodDay: '2029-01-01'}
const byDefault = {id: 'default', isDefault: true, lastGoodDay: '2026-11-22'}
const expiredDefault = {...byDefault, lastGoodDay: '2026-11-21'}
const declined = {...byDefault, isDeclined: true}

test.each`
    methods                   | chosen
    ${[good, byDefault]}      | ${'default'}
    ${[good, expiredDefault]} | ${'good'}
    ${[expiredDefault]}       | ${undefined}
    ${[declined, good]}       | ${'good'}
    ${[declined]}             | ${undefined}
    ${[]}                     | ${undefined}
`('of $methods, $chosen is chosen at first (G-43)', ({methods, chosen}) => {
    expect(preferredMethod<typeof good>(methods, today)?.id).toBe(chosen)
})

test.each`
    day             | last            | isUsable
    ${'2026-11-30'} | ${'2026-11-30'} | ${true}
    ${'2026-12-01'} | ${'2026-11-30'} | ${false}
    ${'2028-02-29'} | ${'2028-02-29'} | ${true}
    ${'2028-03-01'} | ${'2028-02-29'} | ${false}
    ${'2026-12-31'} | ${'2026-12-31'} | ${true}
    ${'2027-01-01'} | ${'2026-12-31'} | ${false}
    ${'2027-01-01'} | ${null}         | ${true}
`('on $day a card that is good until $last can be chosen: $isUsable (G-43)', (row) => {
    const methods = [{id: 'card', lastGoodDay: row.last}]

    expect(usableMethods(methods, row.day)).toEqual(row.isUsable ? methods : [])
})

const overdue = {name: 'AnyPaymentOverDue', contentId: 'payment-overdue'}
const autopay = {name: 'NotEnrolledInAnyAutoPay', contentId: 'autopay-invitation'}
const unknown = {name: 'AnythingElse', contentId: 'other'}

test.each`
    rules                 | raised                                              | fired
    ${[overdue, autopay]} | ${['AnyPaymentOverDue', 'NotEnrolledInAnyAutoPay']} | ${overdue}
    ${[autopay, overdue]} | ${['AnyPaymentOverDue', 'NotEnrolledInAnyAutoPay']} | ${autopay}
    ${[unknown, autopay]} | ${['NotEnrolledInAnyAutoPay']}                      | ${autopay}
    ${[overdue, autopay]} | ${[]}                                               | ${undefined}
    ${[]}                 | ${['AnyPaymentOverDue']}                            | ${undefined}
`('of $rules, with $raised raised, fires $fired [ACCT-033] [ACCT-034] (G-46)', (row) => {
    expect(firedRule(row.rules, row.raised)).toBe(row.fired)
})
