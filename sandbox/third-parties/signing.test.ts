import {testSandbox} from '../tests/test-sandbox'

const start = new Date('2030-06-05T17:00:00Z').getTime()
let minutes = 0
const sandbox = testSandbox({clock: () => new Date(start + minutes * 60_000)})
afterAll(() => sandbox.close())
afterEach(() => {
    minutes = 0
    // Agreements signed in one test must not use up the approval of the next test.
    sandbox.world.statement("DELETE FROM agreement WHERE id NOT LIKE 'agreement-%'").run()
})

const customerId = 'seed0000000000000000morgan'
const returnUrl = 'http://localhost:3000/docusign-redirect?locale=en-US'
const token = () => sandbox.shopperToken(customerId)

const request = (path: string, body: object) =>
    sandbox.call(`POST /custom/${path}?siteId=Homeward`, {
        token: token(),
        body: {customerId, ...body}
    })

/** Creates an unsigned agreement for one product in a temporary basket. */
const agreement = async () => {
    const {id: productId} = sandbox.world
        .statement<{id: string}>(
            "SELECT id FROM product WHERE role = 'item' AND type = 'EA' LIMIT 1"
        )
        .get() ?? {id: ''}
    const basket = await sandbox.call(
        'POST /checkout/shopper-baskets/v2/organizations/{org}/baskets?siteId=Homeward&temporary=true',
        {token: token(), body: {productItems: [{productId, quantity: 1}]}}
    )
    const {body} = await request('create-agreement/v1/organizations/{org}/createagreement', {
        tempBasketId: basket.body.basketId,
        paymentSchedule: 'MONTHLY',
        firstDueDate: '2030-06-20'
    })
    await sandbox.call(
        `DELETE /checkout/shopper-baskets/v1/organizations/{org}/baskets/${basket.body.basketId}?siteId=Homeward`,
        {token: token()}
    )
    return body.agreement[0]
}

const envelope = async (agreementId: string, more: object = {}) =>
    request('agreement-signing/v1/organizations/{org}/envelope', {agreementId, returnUrl, ...more})

const statusOf = async (agreementId: string) => {
    const {body} = await request('agreement-summary/v1/organizations/{org}/agreementsummary', {})
    const found = body.agreement.find(
        (one: {agreementId: string}) => one.agreementId === agreementId
    )
    return [found.signerStatus, found.envelopeStatus]
}

const press = async (signingUrl: string, event: string) => {
    const url = new URL(signingUrl)
    const response = await sandbox.handle(
        new Request(`http://sandbox${url.pathname}`, {
            method: 'POST',
            headers: {'content-type': 'application/x-www-form-urlencoded'},
            body: new URLSearchParams({
                token: url.searchParams.get('token') ?? '',
                event
            }).toString()
        })
    )
    return new URL(response.headers.get('location') ?? 'http://nowhere/')
}

test('the agreements created from a basket have payments that add up to the total, the first of them due at once [D-44]', async () => {
    const {actualRate, actualTerm, finalPaymentAmount, totalCost, ...rest} = await agreement()
    const cents = (amount: number) => Math.round(amount * 100)

    expect(cents(actualRate) * (actualTerm - 1) + cents(finalPaymentAmount)).toBe(cents(totalCost))
    expect(rest).toMatchObject({
        agreementRefCode: 'PRELIM',
        paymentSchedule: 'MONTHLY',
        currentDueDate: '2030-06-05',
        signerStatus: 'NotStarted'
    })
})

test.each`
    event                   | signer         | status
    ${'signing_complete'}   | ${'Completed'} | ${'completed'}
    ${'decline'}            | ${'Declined'}  | ${'declined'}
    ${'cancel'}             | ${'Sent'}      | ${'sent'}
    ${'session_timeout'}    | ${'Sent'}      | ${'sent'}
    ${'ttl_expired'}        | ${'Sent'}      | ${'sent'}
    ${'exception'}          | ${'Sent'}      | ${'sent'}
    ${'viewing_complete'}   | ${'Sent'}      | ${'sent'}
    ${'id_check_failed'}    | ${'Sent'}      | ${'sent'}
    ${'access_code_failed'} | ${'Sent'}      | ${'sent'}
`('$event leads back to the storefront, the agreement $status', async ({event, signer, status}) => {
    const {agreementId} = await agreement()
    const {body} = await envelope(agreementId)
    const location = await press(body.signingUrl, event)

    expect(location.origin + location.pathname).toBe('http://localhost:3000/docusign-redirect')
    expect(location.searchParams.get('event')).toBe(event)
    expect(location.searchParams.get('locale')).toBe('en-US')
    expect(await statusOf(agreementId)).toEqual([signer, status])
})

test.each`
    press                      | after | status
    ${'signed_reported_late'}  | ${0}  | ${'sent'}
    ${'signed_reported_late'}  | ${1}  | ${'completed'}
    ${'signed_never_reported'} | ${99} | ${'sent'}
`(
    '$press: $after minutes later the envelope is $status (D-29)',
    async ({press: how, after, status}) => {
        const {agreementId} = await agreement()
        const {body} = await envelope(agreementId)
        const location = await press(body.signingUrl, how)
        minutes = after

        expect(location.searchParams.get('event')).toBe('signing_complete')
        expect(await statusOf(agreementId)).toEqual(['Completed', status])
    }
)

test('a signing address is valid for less than five minutes', async () => {
    const {agreementId} = await agreement()
    const {body} = await envelope(agreementId)

    minutes = 4.99
    const page = await sandbox.call(`GET ${body.signingUrl.replace('http://sandbox', '')}`)
    minutes = 5
    const location = await press(body.signingUrl, 'signing_complete')

    expect(page.status).toBe(200)
    expect(page.text).toContain('Rental agreement')
    expect(location.searchParams.get('event')).toBe('ttl_expired')
    expect(await statusOf(agreementId)).toEqual(['Sent', 'sent'])
})

test.each`
    locale     | language | texts
    ${'en-US'} | ${'en'}  | ${['Rental agreement', 'payments of $', 'Sign', 'Decline to sign']}
    ${'es-US'} | ${'es'}  | ${['Contrato de renta', 'pagos de $', 'Firmar', 'Negarme a firmar']}
`(
    'an agreement that is signed from the shop in $locale is shown in that language (G-24)',
    async ({locale, language, texts}) => {
        const {agreementId} = await agreement()
        const {body} = await sandbox.call(
            `POST /custom/agreement-signing/v1/organizations/{org}/envelope?siteId=Homeward&locale=${locale}`,
            {token: token(), body: {customerId, agreementId, returnUrl}}
        )
        const page = await sandbox.call(`GET ${body.signingUrl.replace('http://sandbox', '')}`)

        expect(page.text).toContain(`<html lang="${language}">`)
        for (const text of texts) expect(page.text).toContain(text)
        expect(page.text.includes('payments of $')).toBe(language === 'en')
    }
)

test('only the newest signing address can be used to sign', async () => {
    const {agreementId} = await agreement()
    const first = await envelope(agreementId)
    await envelope(agreementId)
    const location = await press(first.body.signingUrl, 'signing_complete')

    expect(location.searchParams.get('event')).toBe('ttl_expired')
    expect(await statusOf(agreementId)).toEqual(['Sent', 'sent'])
})

test.each([
    'https://evil.example/docusign-redirect',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)'
])('%s is refused as a return address', async (address) => {
    const {agreementId} = await agreement()

    expect((await envelope(agreementId, {returnUrl: address})).status).toBe(400)
})

test('a wrong token gets a 404', async () => {
    const {agreementId} = await agreement()
    const {body} = await envelope(agreementId)
    const {status} = await sandbox.call(`GET /signing/envelopes/${body.envelopeId}?token=guess`)

    expect(status).toBe(404)
})

test('a signed agreement can be paid, and then waits for delivery', async () => {
    const {agreementId} = await agreement()
    const {body} = await envelope(agreementId)
    await press(body.signingUrl, 'signing_complete')
    const due = await request('calculate-payment/v1/organizations/{org}/calculatepayment', {})
    const {totalAmount} = due.body.storePaymentDetails[0].agreementPaymentDetails.find(
        (one: {agreementId: string}) => one.agreementId === agreementId
    )
    const paid = await request('submit-payment/v1/organizations/{org}/payment', {
        idempotencyKey: 'first-payment',
        paymentMethodId: 'card-morgan-1',
        payments: [{agreementId, amount: totalAmount}]
    })
    const summary = await request('agreement-summary/v1/organizations/{org}/agreementsummary', {})

    expect(paid.status).toBe(200)
    expect(summary.body.agreement).toContainEqual(
        expect.objectContaining({agreementId, agreementRefCode: 'PRELIMPAID', amountDue: 0})
    )
})
