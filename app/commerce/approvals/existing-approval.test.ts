import {aCommerce} from '../../../tests/support/a-commerce'
import {existingApproval, toExistingApproval} from './existing-approval'

const approval = {
    approvalResponse: '1',
    weeklyApprovalAmount: 62.5,
    weeklyOutstandingBalance: 20.49,
    approvalExpirationDate: '2030-07-05',
    decisionId: 'd-1',
    approvalStatusDesc: 'Approved',
    conditionalReason: 'Show us a pay stub.',
    approvalDate: '2030-04-06',
    verificationDocuments: [
        {verifyType: 'INCOME', verifyRequired: 'Y'},
        {verifyType: 'IDENTITY', verifyRequired: 'N', documentId: 'doc-1'},
        {verifyRequired: 'Y'}
    ]
}
const read = {
    decision: 'approved',
    weeklyLimit: 62_50,
    lastDay: '2030-07-05',
    weeklyOutstanding: 20_49,
    id: 'd-1',
    status: 'Approved',
    condition: 'Show us a pay stub.',
    decidedOn: '2030-04-06',
    documents: [
        {kind: 'income', isRequired: true, isSubmitted: false},
        {kind: 'identity', isRequired: false, isSubmitted: true}
    ],
    isBankOpen: false,
    isBankVerified: false,
    identityTriesLeft: 3
}

// Verified by its numbers, in the checkout: nothing to send (G-25).
const bankAccount = [{verifyType: 'BANK', verifyRequired: 'Y'}]
const verifiedAccount = [{verifyType: 'BANK', verifyRequired: 'N'}]

test.each`
    own                                                        | expected
    ${{}}                                                      | ${read}
    ${{approvalResponse: '4'}}                                 | ${{...read, decision: 'conditional'}}
    ${{approvalResponse: 4}}                                   | ${{...read, decision: 'conditional'}}
    ${{approvalResponse: '2'}}                                 | ${{...read, decision: 'declined'}}
    ${{weeklyOutstandingBalance: undefined}}                   | ${{...read, weeklyOutstanding: 0}}
    ${{conditionalReason: undefined}}                          | ${{...read, condition: null}}
    ${{approvalDate: undefined, dateOfApproval: '2030-04-05'}} | ${{...read, decidedOn: '2030-04-05'}}
    ${{verificationDocuments: undefined}}                      | ${{...read, documents: []}}
    ${{verificationDocuments: bankAccount}}                    | ${{...read, documents: [], isBankOpen: true}}
    ${{verificationDocuments: verifiedAccount}}                | ${{...read, documents: [], isBankVerified: true}}
    ${{identityAttemptsLeft: 1}}                               | ${{...read, identityTriesLeft: 1}}
    ${{identityAttemptsLeft: 0}}                               | ${{...read, identityTriesLeft: 0}}
    ${{approvalResponse: '3'}}                                 | ${null}
    ${{approvalResponse: undefined}}                           | ${null}
    ${{weeklyApprovalAmount: '62.50'}}                         | ${null}
    ${{approvalExpirationDate: ''}}                            | ${null}
`(
    'an approval with $own is read as $expected [APPR-002] [APPR-003] [APPR-004] [APPR-025] [VERIFY-002]',
    (row) => {
        expect(toExistingApproval({approval: {...approval, ...row.own}}).approval).toEqual(
            row.expected
        )
    }
)

test.each([null, {}, {approval: null}, {approval: 'yes'}, {approval, isBlacklisted: true}])(
    '%j is no approval to go by',
    (raw) => {
        expect(toExistingApproval(raw).approval).toBeNull()
    }
)

test('a shopper’s approval is fetched by POST with their customer id [API-002, API-047]', async () => {
    const {commerce, calls} = aCommerce(() => ({approval}))

    await expect(existingApproval(commerce, 'ada').fetch()).resolves.toMatchObject({approval: read})

    expect(calls).toEqual([
        {
            path: '/custom/get-existing-approval/v1/organizations/{org}/existingapproval',
            body: {customerId: 'ada', includeBlacklist: true},
            customerId: 'ada'
        }
    ])
})
