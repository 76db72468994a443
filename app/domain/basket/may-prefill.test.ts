import {mayPrefill} from './may-prefill'

test.each`
    situation             | lines                                               | may
    ${'all approved'}     | ${[{lacksApproval: false}, {lacksApproval: false}]} | ${true}
    ${'one not approved'} | ${[{lacksApproval: false}, {lacksApproval: true}]}  | ${false}
    ${'no lines'}         | ${[]}                                               | ${true}
`('with $situation the order form may be filled: $may [APPR-016]', ({lines, may}) => {
    expect(mayPrefill(lines)).toBe(may)
})
