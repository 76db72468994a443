import {customerOf, everythingOf} from '@sandbox/tests/somebody-elses'
import {attackedShop} from '../../tests/settings/attacked-shop'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {organizationId, siteId} from '../../tests/support/shop/whole-shop'
import {apiRules} from './proxy-rules'
import type {ProxyRule} from './rule-lines'

const opened = attackedShop()
afterAll(async () => (await opened).close())

const api = '/api/scapi'
const other = 'finley'
const query = `?siteId=${siteId}&locale=en-US`
const json = {'content-type': 'application/json'}

/** What the other customer has: a session, an agreement, a card and a cart. */
const somebodyElse = async () => {
    const {origin} = await opened
    const visitor = shopVisitor(origin)
    await visitor.signIn(`${other}@homeward.example`)
    const baskets = `${api}/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets`
    const made = await visitor.call(`${baskets}${query}`, {
        method: 'POST',
        headers: json,
        body: '{}'
    })
    const {basketId}: {basketId: string} = await made.json()
    return {visitor, basketId}
}
const pair = Promise.all([
    somebodyElse(),
    opened.then(async ({origin}) => {
        const visitor = shopVisitor(origin)
        await visitor.signIn('morgan@homeward.example')
        return visitor
    })
])

/** The path of a rule with the other customer's ids, and any name for what is below them. */
const pathWith = ({path}: ProxyRule, basketId: string): string =>
    path.source
        .replace(/^\^|\$$/g, '')
        .replaceAll('[^\\/]+', '[^/]+')
        .replace(/\\(.)/g, '$1')
        .replace('/customers/[^/]+', `/customers/${customerOf(other)}`)
        .replace('/baskets/[^/]+', `/baskets/${basketId}`)
        .replaceAll('[^/]+', 'home')

/** Calls that name nobody: they make something of the shopper's own. */
const ofTheirOwn = /\/(?:customers|baskets|actions\\\/(?:merge|transfer))\$$/

/** Every call about somebody: one that is added is attacked here, too. */
const attacked = apiRules({organizationId, siteId}).filter(
    ({method, personal, path}) => personal && !(method === 'POST' && ofTheirOwn.test(path.source))
)

/** All that the sandbox knows about customers. */
const state = async () => {
    const {world} = (await opened).sandbox
    return [
        'customer',
        'basket',
        'product_list',
        'shop_order',
        'agreement',
        'club',
        'appointment',
        'payment',
        'payment_method',
        'rental_account',
        'approval',
        'consent'
    ].map((table) => world.db.prepare(`SELECT * FROM ${table}`).all())
}

test('the table has the calls of carts, accounts, applications and payments', () => {
    expect(attacked.length).toBeGreaterThan(80)
})

test.each(attacked.map((rule) => ({rule, line: `${rule.method} ${rule.path.source}`})))(
    '$line with another customer’s ids is refused, tells nothing of them and changes nothing [ASVS-8.2.2]',
    async ({rule}) => {
        const [{visitor: owner, basketId}, morgan] = await pair
        const address = `${api}${pathWith(rule, basketId)}${query}`
        const isSent = rule.method !== 'GET' && rule.method !== 'DELETE'
        const init: RequestInit = {
            method: rule.method,
            ...(isSent
                ? {headers: json, body: JSON.stringify({...everythingOf(other), basketId})}
                : {})
        }
        // What the owner has just read must not be given to anybody else by whatever stores answers on the way.
        if (rule.method === 'GET') await owner.call(address, init)
        const before = await state()

        const answer = await morgan.call(address, init)

        const text = await answer.text()
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        expect(text).not.toMatch(/Finley|finley@/)
        expect(await state()).toEqual(before)
    }
)

test.each(attacked.filter(({method}) => method === 'GET').map((rule) => ({rule})))(
    '$rule.path is not read without a session, after its owner has read it',
    async ({rule}) => {
        const [{visitor: owner, basketId}] = await pair
        const {origin} = await opened
        const address = `${api}${pathWith(rule, basketId)}${query}`
        await owner.call(address)

        const answer = await shopVisitor(origin).call(address)

        expect(answer.status).toBe(401)
        expect(await answer.text()).not.toMatch(/Finley|finley@/)
    }
)
