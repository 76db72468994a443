import {aCommerce} from '../../../tests/support/a-commerce'
import {anApplication} from '../../../tests/support/values/an-application'
import {CommerceError, type Call} from '../client'
import {decideOnce} from './application-calls'
import {requestApproval} from './instant-approval'
import {prefillByPhone, sendPhoneCode} from './phone-look-up'

const application = anApplication()
const {identityNumber: SSN, birthDate: BORN} = application.personal

const consents = [
    {kind: 'report', version: '2026-11', locale: 'es-US', agreedAt: '2030-06-05T17:00:00.000Z'}
]

type Written = {what: string; basketId: string; body: object}

/** An applicant whose calls are answered by the end of their path; the temporary basket is t-1, t-2, … */
const anApplicant = (respond: Record<string, (call: Call) => unknown>) => {
    const written: Written[] = []
    let made = 0
    const {commerce, calls} = aCommerce((call) => {
        const end = call.path.split('/').at(-1) ?? ''
        if (end === 'instantapproval') {
            made += 1
            return {pageName: 'PreFilledWebForm', tempBasket: {basketId: `t-${made}`}}
        }
        return respond[end]?.(call) ?? {isBlacklisted: false}
    })
    const write =
        (what: string) =>
        ({parameters, body}: {parameters: {basketId: string}; body: object}) => {
            written.push({what, body, ...parameters})
            return Promise.resolve()
        }
    const shopperBaskets = {
        updateCustomerForBasket: write('customer'),
        updateBillingAddressForBasket: write('address'),
        updateBasket: write('basket')
    }
    const session = {commerce, customerId: 'ada', apis: {shopperBaskets}}
    const decide = () => decideOnce(session, {application, wish: {storeId: '01001'}, consents})
    return {session, decide, calls, written}
}

const outage = () => {
    throw new CommerceError({status: 504, code: 'timeout'})
}

test('identity number and birth date travel in the one basket call, other people in the decision call [APPR-020] [G-26] (D-26)', async () => {
    const {decide, calls, written} = anApplicant({decision: () => ({pageName: 'Approved'})})

    await expect(decide()).resolves.toBe('Approved')

    expect(written).toEqual([
        {what: 'customer', basketId: 't-1', body: {email: 'ada@example.com'}},
        expect.objectContaining({what: 'address', basketId: 't-1'}),
        {what: 'basket', basketId: 't-1', body: {c_ssn: SSN, c_dob: BORN}}
    ])
    const sent = JSON.stringify([calls, written.filter(({what}) => what !== 'basket')])
    expect(sent).not.toContain(SSN)
    expect(sent).not.toContain(BORN)
    expect(calls.at(-1)).toMatchObject({
        path: '/custom/get-decision/v1/organizations/{org}/decision',
        body: {
            customerId: 'ada',
            tempBasketId: 't-1',
            incomeAmount: 300,
            payFrequency: 'WEEKLY',
            landlord: {name: 'Lee Lord'},
            consents
        }
    })
    expect(JSON.stringify(written)).not.toContain('Kim Kin')
})

test.each([null, [], 'nonsense'])(
    'an instant approval that is answered with %j is a failure, and not the order form [APPR-015]',
    async (answer) => {
        const {commerce} = aCommerce(() => answer)

        await expect(requestApproval({commerce, customerId: 'ada'}, {})).rejects.toMatchObject({
            code: 'garbled'
        })
    }
)

test('the wish says who, where and in which language [API-044] [APPR-008]', async () => {
    const {decide, calls} = anApplicant({decision: () => ({pageName: 'Approved'})})

    await decide()

    expect(calls).toContainEqual({
        path: '/custom/get-instant-approval/v1/organizations/{org}/instantapproval',
        body: {customerId: 'ada', locale: 'en-US', storeId: '01001'},
        customerId: 'ada'
    })
})

const nothingDecided = {isBlacklisted: false}

const decided = (decisionId: string) => ({
    approval: {
        approvalResponse: '4',
        weeklyApprovalAmount: 40,
        decisionId,
        approvalExpirationDate: '2030-06-01'
    }
})

test('a decision whose response was lost is looked up, never requested twice (D-23)', async () => {
    let isSent = false
    const {decide, calls} = anApplicant({
        decision: () => {
            isSent = true
            return outage()
        },
        existingapproval: () => (isSent ? decided('new') : nothingDecided)
    })

    await expect(decide()).resolves.toBe('ConditionalApproval')

    expect(calls.filter(({path}) => path.endsWith('/decision'))).toHaveLength(1)
})

test.each`
    what                                      | answer                          | stood             | leadsTo
    ${'no name at all'}                       | ${{}}                           | ${nothingDecided} | ${'ConditionalApproval'}
    ${'a name that is none'}                  | ${{pageName: 7}}                | ${nothingDecided} | ${'ConditionalApproval'}
    ${'nothing that can be read'}             | ${[]}                           | ${nothingDecided} | ${'ConditionalApproval'}
    ${'a name that nobody knows'}             | ${{pageName: 'Perhaps'}}        | ${nothingDecided} | ${'ConditionalApproval'}
    ${'a name that nobody knows, of nothing'} | ${{pageName: 'Perhaps'}}        | ${decided('new')} | ${'Perhaps'}
    ${'that nobody can decide'}               | ${{pageName: 'ServiceFailure'}} | ${nothingDecided} | ${'ServiceFailure'}
`(
    'a decision that is answered with $what leads to $leadsTo, and is asked for once [APPR-013, APPR-014]',
    async ({answer, stood, leadsTo}) => {
        let isSent = false
        const {decide, calls} = anApplicant({
            decision: () => {
                isSent = true
                return answer
            },
            existingapproval: () => (isSent ? decided('new') : stood)
        })

        await expect(decide()).resolves.toBe(leadsTo)

        expect(calls.filter(({path}) => path.endsWith('/decision'))).toHaveLength(1)
    }
)

test('a decision that is answered with no name, and did not come to be, is an outage', async () => {
    const {decide} = anApplicant({decision: () => ({pageName: ''})})

    await expect(decide()).rejects.toMatchObject({status: 502, code: 'garbled'})
})

test.each`
    situation                                  | existing                 | failure
    ${'the decision of before is still there'} | ${() => decided('old')}  | ${{status: 504}}
    ${'nobody can say what was there before'}  | ${outage}                | ${{status: 504}}
    ${'what was there before is no record'}    | ${() => []}              | ${{status: 502}}
    ${'the decision before is no record'}      | ${() => ({approval: 1})} | ${{status: 502}}
`('where $situation, the failure is shown', async ({existing, failure}) => {
    const {decide} = anApplicant({decision: outage, existingapproval: existing})

    await expect(decide()).rejects.toMatchObject(failure)
})

test('a temporary basket that is gone is created again, and only once [CART-005]', async () => {
    const gone = () => {
        throw new CommerceError({status: 404, code: 'not-found'})
    }
    const {decide, calls} = anApplicant({decision: gone})

    await expect(decide()).rejects.toMatchObject({status: 404})

    expect(calls.filter(({path}) => path.endsWith('/instantapproval'))).toHaveLength(1)
})

test.each`
    answer                                                      | found
    ${{isPrefill: true, payfoneResponse: {firstName: 'Robin'}}} | ${{firstName: 'Robin', city: ''}}
    ${{isPrefill: false}}                                       | ${null}
    ${{isPrefill: true, payfoneResponse: 'nonsense'}}           | ${null}
`('a phone that is answered with $answer fills in $found [VERIFY-001]', async ({answer, found}) => {
    const {session, calls} = anApplicant({payfone: () => answer})
    const check = {phone: '3105550123', lastFour: '1234'}

    const lookUp = await prefillByPhone(session, {check, code: '123456', wish: {}})

    expect(lookUp).toEqual({state: 'done', prefill: found && expect.objectContaining(found)})
    expect(calls.at(-1)?.body).toEqual({
        customerId: 'ada',
        tempBasketId: 't-1',
        phone: '3105550123',
        consent: true,
        code: '123456',
        lastFourSsn: '1234'
    })
})

test.each`
    answer                                   | lookUp
    ${{codeSent: true}}                      | ${{state: 'sent'}}
    ${{codeSent: true, codeAttemptsLeft: 2}} | ${{state: 'wrong', triesLeft: 2}}
    ${{codeSent: false}}                     | ${{state: 'ended'}}
    ${{isPrefill: false}}                    | ${{state: 'done', prefill: null}}
`('a number that is answered with $answer: $lookUp.state', async ({answer, lookUp}) => {
    const {session, calls} = anApplicant({payfone: () => answer})

    const given = {phone: '3105550123', wish: {}, consents}
    await expect(sendPhoneCode(session, given)).resolves.toEqual(lookUp)

    // The number alone goes out for a code, with the consent and the language of its message.
    expect(calls.at(-1)?.body).toEqual({
        customerId: 'ada',
        tempBasketId: 't-1',
        phone: '3105550123',
        consent: true,
        consents,
        locale: session.commerce.locale
    })
})

test.each([{}, null, {codeAttemptsLeft: 2}])(
    'a number that is answered with %j is not taken for one nothing is known of',
    async (answer) => {
        const {session} = anApplicant({payfone: () => answer})

        await expect(
            sendPhoneCode(session, {phone: '3105550123', wish: {}, consents})
        ).rejects.toMatchObject({code: 'garbled'})
    }
)
