import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {attackedShop} from '../../tests/settings/attacked-shop'
import {organizationId, siteId} from '../../tests/support/shop/whole-shop'

const opened = attackedShop()
afterAll(async () => (await opened).close())

const api = '/api/scapi'
const baskets = `${api}/checkout/shopper-baskets/v2/organizations/${organizationId}/baskets`
const secrets = {
    ssn: '512438861',
    birthDate: '1988-02-29',
    landlord: 'Lana Lord',
    reference: 'Rita Reference',
    code: 'HW90000001'
}
/** A part of the number; shorter parts also occur in times and ids. */
const lastFour = '8861'

const asJson = (method: string, body: object): RequestInit => ({
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

/** Every call of an application that says something about a person, one after the other. */
const apply = async ({origin}: {origin: string}) => {
    const visitor = shopVisitor(origin)
    await visitor.beGuest()
    const session = await (await visitor.call('/api/session')).json()
    const customerId = String(session.customerId)
    const made = await visitor.call(
        `${baskets}?siteId=${siteId}&temporary=true`,
        asJson('POST', {})
    )
    const {basketId} = await made.json()
    const custom = (call: string, body: object) => {
        const [name = '', endpoint = ''] = call.split('/')
        return visitor.call(
            `${api}/custom/${name}/v1/organizations/${organizationId}/${endpoint}?siteId=${siteId}`,
            asJson('POST', {customerId, tempBasketId: basketId, ...body})
        )
    }
    const {ssn, birthDate, landlord, reference, code} = secrets
    const other = {name: reference, relation: 'friend', phone: '3105550111'}
    const answers = [
        await visitor.call(
            `${baskets}/${basketId}?siteId=${siteId}`,
            asJson('PATCH', {c_ssn: ssn, c_dob: birthDate})
        ),
        await custom('identity-verification/payfone', {
            phone: '3105550142',
            consent: true,
            lastFourSsn: lastFour,
            birthDate
        }),
        await custom('get-decision/decision', {
            incomeAmount: 300,
            payFrequency: 'WEEKLY',
            references: [other, other],
            landlord: {name: landlord, phone: '3105550188'}
        }),
        await custom('identity-verification/verifyidentity', {lastFourSsn: lastFour, birthDate}),
        await custom('claim-offer/claim', {code, lastName: 'Hale', zip: '90210'})
    ]
    return {answers, texts: await Promise.all(answers.map((answer) => answer.text()))}
}

test.each([
    ['answers', null],
    ['fails', {kind: 'status', status: 503}],
    ['breaks off', {kind: 'drop'}],
    ['is garbled', {kind: 'garble'}]
] as const)(
    'when the platform %s, no log, address or response has personal data (D-26)',
    async (_how, harm) => {
        const shop = await opened
        const {sandbox, logged, warnings, reached} = shop
        if (harm) {
            sandbox.faults.add({path: '*/custom/*', harm})
            sandbox.faults.add({method: 'PATCH', path: '*', harm})
        }

        const {answers, texts} = await apply(shop)
        sandbox.faults.clear()

        const heard = [
            ...logged,
            ...warnings,
            ...texts,
            ...reached.map(({url}) => url),
            JSON.stringify(sandbox.calls.list())
        ].join('\n')
        expect(logged.length).toBeGreaterThan(0)
        if (!harm) expect(answers.map(({status}) => status)).toEqual([200, 200, 200, 200, 200])
        for (const secret of Object.values(secrets)) {
            expect([secret, heard.includes(secret)]).toEqual([secret, false])
        }
    }
)
