import {toCustomerRecord} from './customer-record'
import {approvalAttributes, toApprovalInShort} from './approval-in-short'

const json = (approvalResponse: unknown, approvalExpirationDate: unknown = '2030-03-31') =>
    JSON.stringify({approvalResponse, approvalExpirationDate})

const lastDay = '2030-03-31'

test.each`
    text               | approval                              | mayHaveApproval
    ${json('1')}       | ${{decision: 'approved', lastDay}}    | ${true}
    ${json(4)}         | ${{decision: 'conditional', lastDay}} | ${true}
    ${json('2')}       | ${{decision: 'declined', lastDay}}    | ${false}
    ${json('3')}       | ${null}                               | ${false}
    ${json('1', '')}   | ${null}                               | ${false}
    ${json(undefined)} | ${null}                               | ${false}
    ${'{"approval'}    | ${null}                               | ${false}
    ${'[]'}            | ${null}                               | ${false}
    ${'null'}          | ${null}                               | ${false}
    ${''}              | ${null}                               | ${false}
    ${undefined}       | ${null}                               | ${false}
    ${{}}              | ${null}                               | ${false}
`('a record with $text has $approval [APPR-002] [APPR-003] [APPR-004] [APPR-007]', (row) => {
    expect(toApprovalInShort(row.text)).toEqual(row.approval)
    expect(toCustomerRecord({customerId: 'ada', c_customerDEApproval: row.text})).toMatchObject({
        mayHaveApproval: row.mayHaveApproval
    })
})

test('what is written on a basket is read as it was [APPR-019]', () => {
    const approval = {decision: 'conditional', lastDay} as const

    const {c_customerDEApproval: text} = approvalAttributes(approval)

    expect(toApprovalInShort(text)).toEqual(approval)
})
