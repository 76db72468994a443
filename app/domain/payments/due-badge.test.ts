import {iconAccess, paymentsOnIcon} from './due-badge'

const today = '2026-11-22'
const bill = {id: 'sofa', standing: 'in-force' as const, dueDay: today, amountDue: 20_00}
const none = new Set<string>()

test.each`
    owed                                     | given                                                                     | paid                 | count
    ${'nothing'}                             | ${[]}                                                                     | ${none}              | ${0}
    ${'a payment due tomorrow'}              | ${[{...bill, dueDay: '2026-11-23'}]}                                      | ${none}              | ${0}
    ${'a payment due today'}                 | ${[bill]}                                                                 | ${none}              | ${1}
    ${'a payment due yesterday'}             | ${[{...bill, dueDay: '2026-11-21'}]}                                      | ${none}              | ${1}
    ${'one late, one today, one to come'}    | ${['21', '22', '23'].map((day) => ({...bill, dueDay: `2026-11-${day}`}))} | ${none}              | ${2}
    ${'what has no due day'}                 | ${[{...bill, dueDay: undefined}]}                                         | ${none}              | ${0}
    ${'no amount'}                           | ${[{...bill, amountDue: 0}]}                                              | ${none}              | ${0}
    ${'a cent'}                              | ${[{...bill, amountDue: 1}]}                                              | ${none}              | ${1}
    ${'an agreement that is not signed yet'} | ${[{...bill, standing: 'unsigned'}]}                                      | ${none}              | ${0}
    ${'what is paid off'}                    | ${[{...bill, standing: 'paid-out'}]}                                      | ${none}              | ${0}
    ${'what was paid within the hour'}       | ${[bill]}                                                                 | ${new Set(['sofa'])} | ${0}
    ${'one of two paid within the hour'}     | ${[bill, {...bill, id: 'desk'}]}                                          | ${new Set(['sofa'])} | ${1}
`('whoever owes $owed sees $count on the icon', ({given, paid, count}) => {
    expect(paymentsOnIcon(given, paid, today)).toBe(count)
})

test.each`
    isBehind | notifications | access
    ${false} | ${undefined}  | ${'open'}
    ${false} | ${'default'}  | ${'open'}
    ${false} | ${'denied'}   | ${'open'}
    ${true}  | ${'granted'}  | ${'open'}
    ${true}  | ${'default'}  | ${'ask'}
    ${true}  | ${'denied'}   | ${'refused'}
    ${true}  | ${undefined}  | ${'refused'}
`(
    'the icon is $access where it is behind notifications: $isBehind, and these are $notifications',
    ({isBehind, notifications, access}) => {
        expect(iconAccess(isBehind, notifications)).toBe(access)
    }
)
