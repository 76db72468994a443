import {readFileSync} from 'node:fs'
import {urlencoded, type Router} from 'express'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {attackedShop} from '../../tests/settings/attacked-shop'
import {wholeShop} from '../../tests/support/shop/whole-shop'
import {chooseStore} from './visitors/choose-store'
import {takePreviewKey} from '../storefront-preview/key-form'
import {createPreview} from '../storefront-preview/preview'
import {shopperRoutes} from './shopper-routes'

/** The routes of a router for a method, and of the routers below it. */
const pathsOf = ({stack}: Pick<Router, 'stack'>, method: string): string[] =>
    stack.flatMap(({route, handle}) => {
        if ('stack' in handle) return pathsOf(Object.assign({stack: []}, handle), method)
        return route?.stack.some((layer) => layer.method === method) ? [route.path] : []
    })

const declared: string[] = []
const read: string[] = []
const inProcess = wholeShop((_app, setup) => {
    const router = shopperRoutes(setup)
    declared.push(...pathsOf(router, 'post'))
    read.push(...pathsOf(router, 'get'))
})
const opened = attackedShop((app, setup) => {
    app.post(
        '/api/choose-store',
        urlencoded({extended: false, limit: '2kb'}),
        chooseStore(false, async () => true)
    )
    app.post(
        '/api/preview',
        urlencoded({extended: false, limit: '2kb'}),
        takePreviewKey(
            createPreview({
                origins: ['https://runtime.commercecloud.com'],
                secrets: 'sixteen-characters',
                siteId: setup.platform.siteId,
                isSecure: true,
                now: () => Date.now()
            })
        )
    )
})
afterAll(async () => {
    ;(await inProcess).close()
    await (await opened).close()
})

/** Our calls that change something: those that read JSON, and those that check the session before they read the body. */
const reading = [
    '/change-email',
    '/reset-password-request',
    '/reset-password',
    '/visitor/lead',
    '/visitor/deals',
    '/visitor/unsubscribe',
    '/visitor/activity',
    '/visitor/recommendations',
    '/log',
    '/page-report',
    '/csp-report'
]
const ofShoppers = [
    '/documents',
    '/agreement-link',
    '/session/activity',
    '/ssologin/callback',
    '/published'
]

test('these tests attack each of our calls that changes something', async () => {
    await inProcess

    expect(declared.toSorted()).toEqual([...reading, ...ofShoppers].toSorted())
})

test('docs/security.md lists for each of our calls who may make it, and how often', async () => {
    await inProcess
    const text = readFileSync('docs/security.md', 'utf8')

    const isNamed = (path: string) => text.includes(`/api${path}`) || text.includes(`\`${path}\``)
    const unnamed = [...declared, ...read].filter((path) => !isNamed(path))
    expect(read).toContain('/agreement-documents/:agreementId/:documentId')
    expect(unnamed).toEqual([])
})

const all = [...reading, ...ofShoppers, '/choose-store', '/preview']

/** Calls as our own page would, unless `headers` say otherwise; checks each response for what must never happen. */
const attack = async (path: string, init: RequestInit): Promise<number> => {
    const shop = await opened
    const before = shop.reached.length
    const answer = await shopVisitor(shop.origin).call(`/api${path}`, {method: 'POST', ...init})
    const text = await answer.text()

    expect(shop.reached.length).toBe(before)
    expect(answer.status).toBeGreaterThanOrEqual(204)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    if (text !== '') expect(JSON.parse(text)).toMatchObject({status: answer.status})
    return answer.status
}

test.each(all)('%s refuses another site, whatever headers it sends', async (path) => {
    const from = [
        {'sec-fetch-site': 'cross-site'},
        {'sec-fetch-site': 'same-site'},
        {'sec-fetch-site': 'cross-site', origin: (await opened).origin},
        {'sec-fetch-site': 'cross-site', 'x-requested-with': 'storefront'}
    ]
    for (const headers of from) expect(await attack(path, {headers})).toBe(403)
})

const secret = 'hunter2-Secret'
const json = {'content-type': 'application/json'}
const asJson = (body: string, headers: Record<string, string> = {}): RequestInit => ({
    headers: {...json, ...headers},
    body
})

/** Bodies that no page sends. A report of the policy is always accepted, without a response body. */
const bodies: [because: string, init: RequestInit, status: number][] = [
    ['a value is not JSON', asJson(`{"password": ${secret}}`), 400],
    ['it is incomplete', asJson(`{"newPassword":"${secret}"`), 400],
    ['it is a string', asJson(`"${secret}"`), 400],
    ['it is larger than a form', asJson(`"${'a'.repeat(20_000)}"`), 413],
    ['it is not compressed as its header says', asJson(secret, {'content-encoding': 'gzip'}), 400],
    ['its encoding is unknown', asJson(secret, {'content-encoding': 'zstd-9'}), 415],
    [
        'its charset is another one',
        asJson('{}', {'content-type': `${json['content-type']}; charset=koi8-r`}),
        415
    ]
]

const table = reading.flatMap((path) =>
    bodies.map(([because, init, status]) => ({path, because, init, status}))
)

test.each(table)(
    '$path refuses a body with $status, as $because, and does not log it',
    async ({path, init, status}) => {
        const noted: unknown[] = []
        const spies = (['error', 'warn', 'log'] as const).map((name) =>
            jest.spyOn(console, name).mockImplementation((...words) => void noted.push(words))
        )
        const answered = await attack(path, init)
        for (const spy of spies) spy.mockRestore()

        const {logged, warnings} = await opened
        expect(answered).toBe(status)
        expect(noted).toEqual([])
        expect([...logged, ...warnings].join()).not.toContain(secret)
    }
)

const ownMember = '{"__proto__":{"email":"a@b.example"},"constructor":{"phone":"3105550142"}}'

test.each(reading.filter((path) => !/deals|csp-report/.test(path)))(
    '%s reads no property from a prototype',
    async (path) => {
        expect(await attack(path, asJson(ownMember))).toBeGreaterThanOrEqual(400)
    }
)

test('a document from an unknown shopper is not read, however large it is', async () => {
    expect(await attack('/documents', {body: 'a'.repeat(64 * 1024)})).toBe(401)
})

test.each(all.flatMap((path) => ['PUT', 'PATCH', 'DELETE'].map((method) => [method, path])))(
    '%s %s does not exist',
    async (method, path) => {
        const shop = await opened
        const before = shop.reached.length
        const answer = await shopVisitor(shop.origin).call(`/api${path}`, {method})

        expect(answer.status).toBe(404)
        expect(shop.reached.length).toBe(before)
    }
)
