import {testSandbox} from '../../../tests/test-sandbox'
import {agreementsOf, saveAgreement} from '../agreement'
import {serviceOf} from './services'

const sandbox = testSandbox({clock: () => new Date('2030-06-05T17:00:00Z')})
const {world} = sandbox
afterAll(() => sandbox.close())

const idOf = (login: string) => `seed${login.padStart(22, '0')}`

const request = (login: string, path: string, body: object = {}) => {
    const [api = '', name = ''] = path.split(' ')
    return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
        token: sandbox.shopperToken(idOf(login)),
        body: {customerId: idOf(login), ...body}
    })
}

/** Gives a renter's first agreement both services. */
const withServices = (login: string) => {
    const [agreement] = agreementsOf(world, idOf(login))
    if (!agreement) throw new Error(`${login} rents nothing`)
    const services = [
        serviceOf('LDW', 199, agreement.plan, 78),
        serviceOf('BENEFITSPLUS', 299, agreement.plan, 78)
    ]
    return saveAgreement(world, {...agreement, services})
}

const dueOf = async (login: string) => {
    const {body} = await request(login, 'calculate-payment calculatepayment')
    return body.storePaymentDetails[0].agreementPaymentDetails[0]
}

test('a service that is ended costs nothing from the next payment on, and cannot be ended twice', async () => {
    const {id: agreementId} = withServices('harper')
    const before = await dueOf('harper')
    const end = {agreementId, serviceType: 'LDW'}
    expect((await request('harper', 'agreement-services endservice', end)).status).toBe(200)
    const after = await dueOf('harper')

    expect(after.amountDetails.map(({service}: {service?: string}) => service)).toEqual([
        'BENEFITSPLUS',
        undefined
    ])
    expect(after.totalAmount).toBeLessThan(before.totalAmount - 1.98)
    expect((await request('harper', 'agreement-services endservice', end)).status).toBe(404)
})

test('nothing is ended while a payment is past due', async () => {
    const {id: agreementId} = withServices('blake')
    const {status, body} = await request('blake', 'agreement-services endservice', {
        agreementId,
        serviceType: 'LDW'
    })

    expect([status, body.type]).toEqual([409, expect.stringContaining('payment-overdue')])
})

test('an ended membership has no more dues, and only its owner can end it', async () => {
    const end = {customerClubId: 'club-finley'}
    expect((await request('harper', 'agreement-services endclub', end)).status).toBe(404)
    expect((await request('finley', 'agreement-services endclub', end)).status).toBe(200)
    const {body} = await request('finley', 'agreement-summary agreementsummary')

    expect(body.clubInfoResponse).toEqual([])
    expect((await request('finley', 'agreement-services endclub', end)).status).toBe(404)
})
