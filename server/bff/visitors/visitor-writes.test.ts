import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../../tests/support/shop/whole-shop'
import {shopperRoutes} from '../shopper-routes'

const opened = wholeShop((app, setup) => {
    // A shop without a service for leads.
    app.use('/without-leads', shopperRoutes({...setup, leads: ''}))
})
afterAll(async () => (await opened).close())

const asJson = (body: object): RequestInit => ({
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

describe('what visitors write', () => {
    const lead = {email: 'new@homeward.example', formGUID: 'register', messageId: 'message-0001'}

    test('a lead is sent on with the headers that it needs [API-043, D-36]', async () => {
        const shop = await opened

        const answer = await shopVisitor(shop.origin).call('/api/visitor/lead', asJson(lead))

        expect(answer.status).toBe(202)
        const sent = shop.reached.find(({url}) => url === '/leads/lead')
        expect(sent?.headers).toMatchObject({
            correlationid: expect.stringMatching(/^[\w-]+$/),
            userid: 'guest',
            clientid: '11111111-2222-4333-8444-555555555555'
        })
    })

    test('the same person’s lead, sent again after a reload, is the same lead [DEALS-043…047]', async () => {
        const shop = await opened
        const visitor = shopVisitor(shop.origin)
        const sent = {phone: '2145550177', formGUID: 'get-started'}
        const before = shop.sandbox.world.statement('SELECT id FROM lead').all().length

        const first = await visitor.call('/api/visitor/lead', asJson(sent))
        const again = await visitor.call('/api/visitor/lead', asJson(sent))
        const other = await visitor.call(
            '/api/visitor/lead',
            asJson({...sent, phone: '2145550178'})
        )

        const [one, two, three] = await Promise.all([first, again, other].map((r) => r.json()))
        expect(one).toEqual({state: 'received', leadId: expect.any(String)})
        expect(two).toEqual(one)
        expect(three).not.toEqual(one)
        expect(shop.sandbox.world.statement('SELECT id FROM lead').all()).toHaveLength(before + 2)
    })

    test('who unsubscribes is forgotten, and anybody gets the same answer [ROUTE-058] (D-32)', async () => {
        const shop = await opened
        const visitor = shopVisitor(shop.origin)
        const signedUp = () =>
            shop.sandbox.world.statement('SELECT contact_hash FROM deals_sign_up').all().length
        const before = signedUp()
        await visitor.call('/api/visitor/deals', asJson({email: 'leaving@homeward.example'}))
        expect(signedUp()).toBe(before + 1)

        const texts = []
        for (const email of ['Leaving@homeward.example', 'nobody@homeward.example']) {
            const answer = await visitor.call('/api/visitor/unsubscribe', asJson({email}))
            texts.push([answer.status, await answer.text()])
        }

        expect(texts).toEqual([
            [202, '{"state":"received"}'],
            [202, '{"state":"received"}']
        ])
        expect(signedUp()).toBe(before)
    })

    test.each([{}, {...lead, email: 'none'}, {...lead, email: undefined}])(
        'a lead that is none is refused: %j',
        async (body) => {
            const answer = await shopVisitor((await opened).origin).call(
                '/api/visitor/lead',
                asJson(body)
            )

            expect(await answer.json()).toMatchObject({status: 400, type: 'lead-refused'})
        }
    )

    test('a sign-up for deals is received, or refused in the platform’s own words [API-040] [DEALS-020]', async () => {
        const visitor = shopVisitor((await opened).origin)

        const taken = await visitor.call('/api/visitor/deals', asJson({email: 'a@b.example'}))
        const refused = await visitor.call('/api/visitor/deals', asJson({email: 'x'}))

        expect([taken.status, await taken.json()]).toEqual([202, {state: 'received'}])
        expect([refused.status, await refused.json()]).toEqual([
            200,
            {state: 'refused', reason: 'Please enter a valid email address.'}
        ])
    })

    test('from another site’s page nothing is sent on [D-36]', async () => {
        const shop = await opened
        const before = shop.reached.length

        const states = await Promise.all(
            ['/visitor/lead', '/visitor/deals', '/visitor/unsubscribe', '/log'].map(
                async (path) => {
                    const headers = {
                        'content-type': 'application/json',
                        'sec-fetch-site': 'cross-site'
                    }
                    const body = JSON.stringify({...lead, level: 'error', message: 'x'})
                    const method = 'POST'
                    return (await fetch(`${shop.origin}/api${path}`, {method, headers, body}))
                        .status
                }
            )
        )

        expect(states).toEqual([403, 403, 403, 403])
        expect(shop.reached.length).toBe(before)
    })

    test('without a service for leads there is no such call [D-36]', async () => {
        const visitor = shopVisitor((await opened).origin)

        const answer = await visitor.call('/without-leads/visitor/lead', asJson(lead))

        expect(await answer.json()).toMatchObject({status: 404, type: 'no-such-call'})
    })

    test('a report of the security policy is logged without the address’s query [D-37]', async () => {
        const shop = await opened

        const answer = await fetch(`${shop.origin}/api/csp-report`, {
            method: 'POST',
            headers: {'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin'},
            body: JSON.stringify({
                'csp-report': {
                    'effective-directive': 'script-src',
                    'blocked-uri': 'https://evil.example/x.js?secret',
                    'document-uri': 'https://shop.example/cart?secret'
                }
            })
        })

        expect(answer.status).toBe(204)
        expect(shop.warnings).toContain(
            'The security policy stopped script-src from evil.example on /cart'
        )
    })
})
