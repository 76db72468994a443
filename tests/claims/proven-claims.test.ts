import {productForStore} from '../../sandbox/catalogue/product-for-store'
import {shippingMethods} from '../../sandbox/shoppers/baskets/methods'
import {allStores} from '../../sandbox/stores/store'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {aServer} from '../support/shop/render-on-server'

/** What no other test proves of the claims in claims.json (D-53). */
const sandbox = testSandbox()
const {world} = sandbox
afterAll(() => sandbox.close())

const network: typeof fetch = (input, init) => sandbox.handle(new Request(input, init))

test('whichever way a piece comes to a shopper costs nothing', () => {
    expect(shippingMethods.map(({cents}) => cents)).toEqual(shippingMethods.map(() => 0))
})

test('every product that is rented has a cash price, which is lower than its total, at every store', () => {
    const ids = world
        .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
        .all()
        .map(({id}) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const {id: storeId} of allStores(world).values()) {
        const wrong = ids.filter((id) => {
            const {cashCents = 0, totalCents = 0} = productForStore(world, id, storeId) ?? {}
            return !(cashCents > 0 && cashCents < totalCents)
        })
        expect(wrong).toEqual([])
    }
})

test('somebody who was approved has no agreement more than before, and owes nothing more', async () => {
    const customerId = `seed${'morgan'.padStart(22, '0')}`
    const token = sandbox.shopperToken(customerId)
    const at = (api: string, name: string) =>
        sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
            token,
            body: {customerId, storeId: '01001'}
        })
    const before = await at('agreement-summary', 'agreementsummary')
    const {body: approved} = await at('get-instant-approval', 'instantapproval')
    const after = await at('agreement-summary', 'agreementsummary')

    expect(approved.pageName).toBe('Approved')
    expect(after.body).toEqual(before.body)
})

test.each(['', '/es-US'])(
    'the page that names the store link at its top has one, and the same links at its end, below "%s"',
    async (prefix) => {
        const {html, status} = await aServer(network).render(`${prefix}/contact-us`)

        expect(status).toBe(200)
        expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0]).toMatch(/href="[^"]*\/store/)
        expect(/<footer[\s\S]*?<\/footer>/.exec(html)?.[0]).toMatch(/href="[^"]*\/c\//)
    }
)
