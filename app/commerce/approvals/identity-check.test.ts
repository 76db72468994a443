import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '../client'
import {toExistingApproval} from './existing-approval'
import {currentApproval, identityStatusOf, verifyIdentity} from './identity-check'

const approval = {
    approvalResponse: '4',
    weeklyApprovalAmount: 40,
    approvalExpirationDate: '2030-07-05',
    identityAttemptsLeft: 2,
    verificationDocuments: [
        {verifyType: 'INCOME', verifyRequired: 'Y'},
        {verifyType: 'IDENTITY', verifyRequired: 'Y'}
    ]
}
const identity = {kind: 'identity', isRequired: true, isSubmitted: false}

test.each`
    own                                  | expected
    ${{}}                                | ${{identity: [identity], triesLeft: 2, otherWanted: ['income']}}
    ${{identityAttemptsLeft: 0}}         | ${{triesLeft: 0}}
    ${{identityAttemptsLeft: undefined}} | ${{triesLeft: 3}}
    ${{verificationDocuments: []}}       | ${{identity: [], otherWanted: []}}
`('a decision with $own says of the identity: $expected [VERIFY-002]', ({own, expected}) => {
    expect(identityStatusOf(toExistingApproval({approval: {...approval, ...own}}))).toMatchObject(
        expected
    )
})

test('without a decision there is no identity to verify', async () => {
    const {commerce} = aCommerce(() => ({isBlacklisted: false}))

    expect(identityStatusOf(await currentApproval(commerce, 'ada').fetch())).toBeNull()
})

const answers = {lastFour: '8861', birthDate: '1988-02-29'}
const locked = () => {
    const data = {type: 'https://errors.example/identity-locked'}
    throw new CommerceError({status: 409, code: 'bad-request'}, {data})
}

test.each`
    answer                                        | result
    ${() => ({verified: true, attemptsLeft: 3})}  | ${'verified'}
    ${() => ({verified: false, attemptsLeft: 2})} | ${{triesLeft: 2}}
    ${() => ({verified: false, attemptsLeft: 0})} | ${'locked'}
    ${locked}                                     | ${'locked'}
`('what the platform answers is $result [VERIFY-004]', async ({answer, result}) => {
    const {commerce, calls} = aCommerce(answer)

    await expect(verifyIdentity({commerce, customerId: 'ada'}, answers)).resolves.toEqual(result)

    expect(calls).toEqual([
        {
            path: '/custom/identity-verification/v1/organizations/{org}/verifyidentity',
            body: {customerId: 'ada', lastFourSsn: '8861', birthDate: '1988-02-29'},
            customerId: 'ada'
        }
    ])
})

const outage = () => {
    throw new CommerceError({status: 503, code: 'unavailable'})
}

test.each`
    answer                     | status
    ${outage}                  | ${503}
    ${() => ({})}              | ${502}
    ${() => 'nonsense'}        | ${502}
    ${() => ({verified: 'N'})} | ${502}
`('a failure is no answer: nobody is locked out by it ($status)', async ({answer, status}) => {
    const {commerce} = aCommerce(answer)

    await expect(verifyIdentity({commerce, customerId: 'ada'}, answers)).rejects.toMatchObject({
        status
    })
})

test.each([[], 'nonsense', {approval: 'nonsense'}])(
    'where %j is all that is answered of the last decision, nobody is informed that there is none [API-047]',
    async (answer) => {
        const {commerce} = aCommerce(() => answer)

        await expect(currentApproval(commerce, 'ada').fetch()).rejects.toMatchObject({
            code: 'garbled'
        })
    }
)
