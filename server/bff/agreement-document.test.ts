import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {organizationId, siteId, wholeShop} from '../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const paper = '/api/agreement-documents/agreement-morgan-1/agreement'

const visitorAs = async (login?: string) => {
    const visitor = shopVisitor((await opened).origin)
    if (login) await visitor.signIn(`${login}@homeward.example`)
    return visitor
}

test('the owner gets the signed agreement and each receipt as a file that no cache stores', async () => {
    const visitor = await visitorAs('morgan')

    const answer = await visitor.call(`${paper}?locale=es-US`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="agreement-/)
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7[^]*Contrato de renta/)
})

test.each`
    who                                      | login        | address                                                   | status
    ${'another customer'}                    | ${'blake'}   | ${paper}                                                  | ${404}
    ${'the owner, with an unknown document'} | ${'morgan'}  | ${'/api/agreement-documents/agreement-morgan-1/HWP0'}     | ${404}
    ${'the owner, with a path in the id'}    | ${'morgan'}  | ${'/api/agreement-documents/agreement-morgan-1/..%2Fetc'} | ${404}
    ${'a visitor without a session'}         | ${undefined} | ${paper}                                                  | ${401}
`('$who gets no document: $status [ASVS 8.2.2]', async ({login, address, status}) => {
    const answer = await (await visitorAs(login)).call(address)

    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('json')
})

test('a shopper who follows the link after the session has ended is redirected to the agreement', async () => {
    const visitor = await visitorAs()

    const answer = await visitor.call(`${paper}?locale=es-US`, {
        headers: {accept: 'text/html,application/xhtml+xml,*/*;q=0.8'}
    })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
        '/es-US/my-accounts/agreements/agreement-morgan-1?document=failed'
    )
})

test('a guest opens the sample of an agreement, and is redirected to the review if it is not available (D-29)', async () => {
    const sample = '/api/agreement-documents/sample/agreement?locale=es-US&from=review'
    const visitor = await visitorAs()
    const person = {headers: {accept: 'text/html'}}

    const {headers} = await visitor.call(sample, person)
    expect(headers.get('location')).toBe('/es-US/checkout/review?document=failed')

    await visitor.beGuest()
    const answer = await visitor.call(sample, person)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('Ejemplo de un')
})

const slot = {date: '2030-01-07', startTime: '09:00'}
const morgans = {agreementId: 'agreement-morgan-1'}

test.each([
    ['agreement-details/agreementdetails', morgans],
    ['agreement-documents/documents', morgans],
    ['agreement-documents/document', {...morgans, documentId: 'agreement'}],
    ['schedule-delivery/deliveryslots', morgans],
    ['schedule-delivery/schedule', {...morgans, ...slot}],
    ['schedule-service/serviceslots', morgans],
    ['schedule-service/schedule', {...morgans, ...slot, reason: 'OTHER'}],
    ['cancel-appointment/cancelappointment', {appointmentId: 'delivery-agreement-emerson-1'}],
    ['auto-pay/autopay', {...morgans, autoPay: 'N'}],
    ['saved-payment-methods/removepaymentmethod', {paymentMethodId: 'card-morgan-1'}],
    ['submit-payment/status', {idempotencyKey: 'seed-agreement-morgan-1-11'}],
    [
        'agreement-signing/envelope',
        {...morgans, returnUrl: 'http://localhost:3000/docusign-redirect'}
    ]
])(
    '%s with another customer’s id is a 404, whether the call names the caller or the owner [ASVS 8.2.2]',
    async (call, body) => {
        const visitor = await visitorAs('blake')
        const {customerId} = await (await visitor.call('/api/session')).json()
        const [api = '', endpoint = ''] = call.split('/')
        const request = (name: string) =>
            visitor.call(
                `/api/scapi/custom/${api}/v1/organizations/${organizationId}/${endpoint}?siteId=${siteId}`,
                {
                    method: 'POST',
                    headers: {'content-type': 'application/json'},
                    body: JSON.stringify({...body, customerId: name})
                }
            )

        expect((await request(customerId)).status).toBe(404)
        if (call !== 'agreement-details/agreementdetails') {
            expect((await request(`seed${'morgan'.padStart(22, '0')}`)).status).toBe(404)
        }
    }
)
