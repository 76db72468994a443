import {aCommerce} from '../../../tests/support/a-commerce'
import {requestedDocuments} from './documents'

const income = {verifyType: 'INCOME', verifyRequired: 'Y'}

test.each`
    answer                                  | expected
    ${{verificationDocuments: [income]}}    | ${[{kind: 'income', isRequired: true, isSubmitted: false}]}
    ${{verificationDocuments: [income, 7]}} | ${[{kind: 'income', isRequired: true, isSubmitted: false}]}
    ${{verificationDocuments: []}}          | ${[]}
`('$answer asks for $expected [VERIFY-002] [VERIFY-003]', async ({answer, expected}) => {
    const {commerce} = aCommerce(() => answer)

    await expect(requestedDocuments(commerce, 'ada').fetch()).resolves.toEqual(expected)
})

test.each([null, [], 'nonsense', {}, {verificationDocuments: 'nonsense'}])(
    'where %j is all that is answered, nobody is informed that nothing is wanted',
    async (answer) => {
        const {commerce} = aCommerce(() => answer)

        await expect(requestedDocuments(commerce, 'ada').fetch()).rejects.toMatchObject({
            code: 'garbled'
        })
    }
)
