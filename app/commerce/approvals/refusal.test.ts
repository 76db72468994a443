import {aCommerce} from '../../../tests/support/a-commerce'
import {existingApproval, toExistingApproval} from './existing-approval'
import {lastAnswerOf} from './refusal'

const refused = {
    approvalResponse: '2',
    weeklyApprovalAmount: 0,
    approvalExpirationDate: '2030-07-05',
    approvalDate: '2030-06-05',
    refusalNotice: {
        agency: {name: 'Plainview', address: '400 Sample Plaza', phone: '8005550147'},
        score: {value: 512, lowest: 300, highest: 850, day: '2030-06-05', factors: ['Few', 7]},
        statements: ['The agency did not decide.']
    }
}
const notice = {
    agency: {name: 'Plainview', address: '400 Sample Plaza', phone: '8005550147'},
    score: {
        value: 512,
        range: {lowest: 300, highest: 850},
        day: '2030-06-05',
        factors: ['Few']
    },
    statements: ['The agency did not decide.']
}
const {score} = refused.refusalNotice

test.each`
    answer                                                                        | expected
    ${{approval: refused}}                                                        | ${{decision: 'declined', decidedOn: '2030-06-05', notice}}
    ${{approval: {...refused, refusalNotice: undefined}}}                         | ${{decision: 'declined', decidedOn: '2030-06-05', notice: null}}
    ${{approval: {...refused, refusalNotice: {score: {value: 512}}}}}             | ${{notice: {agency: null, score: {value: 512, range: null, day: null, factors: []}, statements: []}}}
    ${{approval: {...refused, refusalNotice: {agency: {phone: '1'}}}}}            | ${{notice: null}}
    ${{approval: {...refused, refusalNotice: {score: {...score, value: 'low'}}}}} | ${{notice: null}}
    ${{approval: {...refused, approvalResponse: '1'}}}                            | ${{decision: 'approved'}}
    ${{isBlacklisted: true}}                                                      | ${{decision: 'declined', decidedOn: null, notice: null}}
    ${{isBlacklisted: true, approval: {...refused, approvalResponse: '1'}}}       | ${{decision: 'declined'}}
    ${{}}                                                                         | ${{decision: null, notice: null}}
    ${'nonsense'}                                                                 | ${{decision: null}}
`('the last answer of $answer is $expected (D-33) [APPR-004]', ({answer, expected}) => {
    expect(lastAnswerOf(toExistingApproval(answer))).toMatchObject(expected)
})

test('the last decision is fetched in the shopper’s language, also if they may not rent [API-047]', async () => {
    const {commerce, calls} = aCommerce(() => ({isBlacklisted: true}))

    const answer = await existingApproval(commerce, 'ada').fetch()

    expect(lastAnswerOf(answer)).toMatchObject({decision: 'declined'})

    expect(calls[0]?.body).toEqual({customerId: 'ada', includeBlacklist: true})
})
