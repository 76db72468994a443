import {isApprovalActive} from './is-approval-active'

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
