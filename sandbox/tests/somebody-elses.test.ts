import {agreementEndpoints} from '../renting/agreements/agreement-endpoints'
import {agreementDocumentEndpoints} from '../renting/documents/document-endpoints'
import {paymentEndpoints} from '../renting/payments/payment-endpoints'
import {agreementOf, cardOf, customerOf, everythingOf} from './somebody-elses'
import {testSandbox} from './test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const own = 'morgan'
const other = 'finley'
const endpoints = [...agreementEndpoints, ...agreementDocumentEndpoints, ...paymentEndpoints]

const callOf = (path: string) => path.split('/').slice(-1)[0] ?? ''
const apiOf = (path: string) => path.split('/')[2] ?? ''
const nameOf = (path: string) => `${apiOf(path)} ${callOf(path)}`

/** Calls to pay without an account are left out: they have no customer id, only the agreement's values. */
const calls = endpoints
    .map(({path}) => nameOf(path))
    .filter((name) => !name.startsWith('one-off-payment '))

const request = (name: string, body: object) => {
    const [api = '', call = ''] = name.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${call}?siteId=Homeward`, {
        token: sandbox.shopperToken(customerOf(own)),
        body
    })
}

const state = () =>
    ['agreement', 'club', 'appointment', 'payment', 'payment_method', 'rental_account'].map(
        (table) => sandbox.world.db.prepare(`SELECT * FROM ${table}`).all()
    )

test.each(calls)(
    '%s with another customer’s id: 404, and the response has none of their data',
    async (name) => {
        const before = state()

        const {status, text} = await request(name, everythingOf(other))

        expect(status).toBe(404)
        expect(text.replaceAll(agreementOf(other).agreementId, '')).not.toMatch(/Finley|1111|SCHD/)
        expect(state()).toEqual(before)
    }
)

/** A payment takes a saved card or a typed one, never both (D-43). */
const bySavedCard = {token: undefined}

/** The ids of another customer's data that each call can contain beside the caller's own customer id. */
const foreign: Record<string, object> = {
    'get-customer getcustomer': {},
    'get-customer updatecustomer': {},
    'get-customer customerdetailinfo': {},
    'agreement-summary agreementsummary': {},
    'agreement-details agreementdetails': agreementOf(other),
    'create-agreement createagreement': {tempBasketId: 'basket-of-somebody-else'},
    'agreement-signing envelope': agreementOf(other),
    'agreement-signing link': {token: 'of-somebody-else'},
    'search-appointment searchappointment': {},
    'schedule-delivery deliveryslots': agreementOf('emerson'),
    'schedule-delivery schedule': agreementOf('emerson'),
    'schedule-service serviceslots': agreementOf(other),
    'schedule-service schedule': agreementOf(other),
    'cancel-appointment cancelappointment': {appointmentId: 'delivery-agreement-emerson-1'},
    'agreement-services endservice': agreementOf(other),
    'agreement-services endclub': {customerClubId: `club-${other}`},
    'agreement-documents documents': agreementOf(other),
    'agreement-documents document': agreementOf(other),
    'calculate-payment calculatepayment': {},
    'saved-payment-methods getsavedpaymentmethods': {},
    'saved-payment-methods addpaymentmethod': {},
    'saved-payment-methods defaultpaymentmethod': cardOf(other),
    'saved-payment-methods removepaymentmethod': cardOf(other),
    'submit-payment payment': {...bySavedCard, payments: [{...agreementOf(other), amount: 20}]},
    'submit-payment status': {idempotencyKey: `key-of-${other}`},
    'payment-history paymenthistory': {},
    'auto-pay autopay': agreementOf(other)
}

test('the table contains every account call', () => {
    expect(Object.keys(foreign).sort()).toEqual([...calls].sort())
})

test.each(Object.entries(foreign).filter(([, named]) => Object.keys(named).length > 0))(
    '%s with somebody else’s %j: 404, and nothing changes',
    async (name, named) => {
        const before = state()

        const {status, text} = await request(name, {...everythingOf(own), ...named})

        expect(status).toBe(404)
        expect(text).not.toMatch(/Finley|Emerson/)
        expect(state()).toEqual(before)
    }
)

test.each`
    what                                   | call                        | named
    ${'somebody else’s card'}              | ${'submit-payment payment'} | ${{...bySavedCard, ...cardOf(other)}}
    ${'somebody else’s club'}              | ${'submit-payment payment'} | ${{...bySavedCard, payments: [{customerClubId: `club-${other}`, amount: 10.75}]}}
    ${'autopay from somebody else’s card'} | ${'auto-pay autopay'}       | ${cardOf(other)}
    ${'autopay of somebody else’s club'}   | ${'auto-pay autopay'}       | ${{agreementId: undefined, customerClubId: `club-${other}`}}
`('$what: 404, and nothing is charged', async ({call, named}) => {
    const before = state()

    const {status} = await request(call, {...everythingOf(own), ...named})

    expect(status).toBe(404)
    expect(state()).toEqual(before)
})

test('somebody else’s payment receipt cannot be read through one’s own agreement: 404', async () => {
    const {no} =
        sandbox.world
            .statement<{no: number}>('SELECT max(no) AS no FROM payment WHERE customer_id = ?')
            .get(customerOf(other)) ?? {}
    const documentId = `HWP${String(no).padStart(8, '0')}`

    const {status} = await request('agreement-documents document', {
        ...everythingOf(own),
        documentId
    })

    expect(no).toBeGreaterThan(0)
    expect(status).toBe(404)
})
