import {renting} from '../../tests/renting'
import {testSandbox} from '../../tests/test-sandbox'

const start = new Date('2030-06-05T17:00:00Z')
const sandbox = testSandbox({clock: () => start, accessSeconds: 100_000_000})
const {world} = sandbox
afterAll(() => sandbox.close())
afterEach(() => world.clock.set(undefined))

const identity = (login: string) => {
    const customerId = `seed${login.padStart(22, '0')}`
    return {customerId, token: sandbox.shopperToken(customerId)}
}
const request = (login: string, path: string, body: object = {}) =>
    renting(sandbox).request(identity(login), path, body)
const set = (login: string, body: object) => request(login, 'auto-pay autopay', body)
const daysOn = (days: number) => world.clock.set(new Date(start.getTime() + days * 86_400_000))

const consent = {
    kind: 'autopay',
    version: '2026-11-22',
    locale: 'es-US',
    agreedAt: '2030-06-05T16:59:58.000Z'
}
const on = (login: string, more: object = {}) => ({
    agreementId: `agreement-${login}-1`,
    autoPay: 'Y',
    paymentMethodId: `card-${login}-1`,
    consent,
    ...more
})

test('is turned on with a card and a consent that is stored with its time, and turned off [ACCT-036] (D-32)', async () => {
    const {agreementId} = on('blake')
    const begun = await set('blake', on('blake'))
    const remove = await request('blake', 'saved-payment-methods removepaymentmethod', {
        paymentMethodId: 'card-blake-1'
    })
    const summary = async () =>
        (await request('blake', 'agreement-summary agreementsummary')).body.agreement[0]
    const while_ = await summary()
    const ended = await set('blake', {agreementId, autoPay: 'N'})

    expect(begun.body).toMatchObject({autoPay: 'Y', paymentMethodId: 'card-blake-1'})
    expect(while_).toMatchObject({
        autoPay: 'Y',
        autoPayConsent: {version: '2026-11-22', locale: 'es-US', acceptedAt: start.toISOString()}
    })
    expect(
        world
            .statement('SELECT kind, version, locale, agreed_at FROM consent_record WHERE kind = ?')
            .all('autopay')
    ).toEqual([
        {
            kind: 'autopay',
            version: '2026-11-22',
            locale: 'es-US',
            agreed_at: consent.agreedAt
        }
    ])
    expect(remove.status).toBe(409)
    expect(ended.body).toEqual({agreementId, autoPay: 'N'})
    expect((await summary()).autoPayConsent).toBeUndefined()
})

test.each`
    who          | what                                   | more                                                       | status
    ${'blake'}   | ${'no card'}                           | ${{paymentMethodId: undefined}}                            | ${404}
    ${'blake'}   | ${'somebody else’s card'}              | ${{paymentMethodId: 'card-avery-1'}}                       | ${404}
    ${'blake'}   | ${'somebody else’s agreement'}         | ${{agreementId: 'agreement-avery-1'}}                      | ${404}
    ${'blake'}   | ${'no consent'}                        | ${{consent: undefined}}                                    | ${400}
    ${'blake'}   | ${'a version that is no day'}          | ${{consent: {...consent, version: 'latest'}}}              | ${400}
    ${'blake'}   | ${'a consent without its time'}        | ${{consent: {...consent, agreedAt: undefined}}}            | ${400}
    ${'indigo'}  | ${'an expired card'}                   | ${{}}                                                      | ${400}
    ${'lennon'}  | ${'an unsigned agreement'}             | ${{}}                                                      | ${409}
    ${'parker'}  | ${'a paid out agreement'}              | ${{agreementId: 'agreement-parker-2'}}                     | ${409}
    ${'kendall'} | ${'an account that pays at the store'} | ${{}}                                                      | ${409}
    ${'finley'}  | ${'somebody else’s club'}              | ${{agreementId: undefined, customerClubId: 'club-harper'}} | ${404}
`('is not turned on with $what: $status (G-43)', async ({who, more, status}) => {
    expect((await set(who, on(who, more))).status).toBe(status)
})

test('shows what is taken next, and takes exactly that on that day [API-048]', async () => {
    const due = async (login: string) =>
        (await request(login, 'calculate-payment calculatepayment')).body.storePaymentDetails[0]
    const {agreementPaymentDetails, clubPaymentDetails} = await due('harper')
    const [agreement, club] = [agreementPaymentDetails[0], clubPaymentDetails[0]]
    await set('harper', on('harper'))
    await set('harper', on('harper', {agreementId: undefined, customerClubId: 'club-harper'}))
    daysOn(8)
    const {payments} = (await request('harper', 'payment-history paymenthistory')).body
    const taken = payments
        .slice(0, 2)
        .map((one: {paymentDate: string; totalAmount: number}) => [
            one.paymentDate.slice(0, 10),
            one.totalAmount
        ])

    expect(taken).toEqual([
        [agreement.nextAutoPayDate, agreement.nextAutoPayAmount],
        [club.nextAutoPayDate, club.nextAutoPayAmount]
    ])
    expect((await due('harper')).clubPaymentDetails[0].numberOfDaysLate).toBe(0)
})

test('takes all late payments on the next due day', async () => {
    const [before] = (await request('cameron', 'calculate-payment calculatepayment')).body
        .storePaymentDetails[0].agreementPaymentDetails
    await set('cameron', on('cameron'))
    daysOn(3)
    const [newest] = (await request('cameron', 'payment-history paymenthistory')).body.payments
    const [after] = (await request('cameron', 'agreement-summary agreementsummary')).body.agreement

    expect(before.nextAutoPayDate).toBe('2030-06-08')
    expect(before.nextAutoPayAmount).toBeGreaterThan(before.totalAmount)
    expect(newest.totalAmount).toBe(before.nextAutoPayAmount)
    expect(after.numberOfDaysLate).toBe(0)
})

test('takes what was due before it ended, and nothing that is due later', async () => {
    daysOn(4)
    await set('finley', {agreementId: 'agreement-finley-1', autoPay: 'N'})
    daysOn(18)
    const {payments} = (await request('finley', 'payment-history paymenthistory')).body
    const [agreement] = (await request('finley', 'agreement-summary agreementsummary')).body
        .agreement
    const rent = payments.filter(
        ({payments: [part]}: {payments: {agreementId?: string}[]}) => part?.agreementId
    )

    expect(rent[0].paymentDate.slice(0, 10)).toBe('2030-06-08')
    expect(agreement).toMatchObject({currentDueDate: '2030-06-15', numberOfDaysLate: 8})
})
