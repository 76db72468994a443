import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {startExpress} from '../../tests/support/server/http-server'
import {createKnown} from '../shared/known'
import {sealedMark} from './inactivity/session-mark'
import {sessionRoute} from './session-route'

const noon = new Date('2030-01-01T12:00:00Z')
const sandbox = testSandbox({clock: () => noon})
const at = (now: Date) =>
    startExpress(
        sessionRoute({
            siteId: 'Homeward',
            now: () => now,
            known: createKnown(() => 0),
            endAtPlatform: () => undefined,
            accountMinutes: async () => 15
        })
    )
const served = at(noon)
const later = at(new Date('2030-01-01T12:30:00Z'))
afterAll(async () => {
    sandbox.close()
    for (const server of [served, later]) (await server).close()
})

const request = async (cookie: string, server = served) => {
    const answer = await fetch((await server).address, {headers: {cookie}})
    const text = await answer.text()
    return {caching: answer.headers.get('cache-control'), text, body: JSON.parse(text)}
}

test('a guest’s token says who they are, and that they are not signed in [D-14]', async () => {
    const token = sandbox.guestToken()

    const {body, caching, text} = await request(`store=1; cc-at_Homeward=${token}`)

    expect(body).toEqual({
        state: 'known',
        customerId: expect.stringMatching(/^\w+$/),
        registered: false,
        usid: expect.stringMatching(/^[\w-]+$/),
        expiresAt: '2030-01-01T12:30:00.000Z'
    })
    expect(caching).toBe('no-store')
    expect(text).not.toContain(token)
})

test('a customer’s token says that they are signed in [D-14]', async () => {
    const {id} = sandbox.world
        .statement<{id: string}>("SELECT id FROM customer WHERE login LIKE 'morgan%'")
        .get() ?? {id: ''}

    const began = noon.getTime()
    const mark = sealedMark({customerId: id, begunAt: began, lastActivity: began, minutes: 15})
    const {body} = await request(
        `cc-at_Homeward=${sandbox.shopperToken(id)}; seen_Homeward=${mark}`
    )

    expect(body).toMatchObject({state: 'known', customerId: id, registered: true})
})

describe('the first reads of a page', () => {
    const requested: unknown[] = []
    const server = startExpress(
        sessionRoute({
            siteId: 'Homeward',
            now: () => noon,
            known: createKnown(() => 0),
            endAtPlatform: () => undefined,
            accountMinutes: async () => 15,
            firstReads: async (page, shopper) => {
                requested.push([page, shopper.customerId])
                return [[['customer'], {firstName: 'Morgan'}]]
            }
        })
    )
    afterAll(async () => (await server).close())
    beforeEach(() => void (requested.length = 0))

    const requestFor = async (cookie: string, query: string) => {
        const answer = await fetch(`${(await server).address}?${query}`, {headers: {cookie}})
        return answer.json()
    }
    const {id} = sandbox.world
        .statement<{id: string}>("SELECT id FROM customer WHERE login LIKE 'morgan%'")
        .get() ?? {id: ''}
    const began = noon.getTime()
    const mark = sealedMark({customerId: id, begunAt: began, lastActivity: began, minutes: 15})
    const morgan = `cc-at_Homeward=${sandbox.shopperToken(id)}; seen_Homeward=${mark}`

    test('come with a customer’s session, for the named page', async () => {
        expect(await requestFor(morgan, 'page=%2Fmy-accounts')).toMatchObject({
            customerId: id,
            reads: [[['customer'], {firstName: 'Morgan'}]]
        })
        expect(requested).toEqual([['/my-accounts', id]])
    })

    test.each([
        ['no page is named', morgan, ''],
        ['two pages are named', morgan, 'page=%2Fa&page=%2Fb'],
        ['the page’s path has no end', morgan, `page=%2F${'a'.repeat(300)}`],
        ['a guest asks', `cc-at_Homeward=${sandbox.guestToken()}`, 'page=%2Fmy-accounts'],
        ['nobody is known', '', 'page=%2Fmy-accounts'],
        [
            'a customer’s session has no mark of our server',
            `cc-at_Homeward=${sandbox.shopperToken(id)}`,
            'page=%2Fmy-accounts'
        ]
    ])('is not asked where %s', async (_, cookie, query) => {
        expect(await requestFor(cookie, query)).not.toHaveProperty('reads')
        expect(requested).toEqual([])
    })
})

const ownMark = sealedMark({
    customerId: 'a',
    begunAt: noon.getTime(),
    lastActivity: noon.getTime(),
    minutes: 15
})
const ownRefresh = `cc-nx_Homeward=r; seen_Homeward=${ownMark}`

test.each`
    cookie                                           | renewable       | because
    ${''}                                            | ${null}         | ${'there is no cookie'}
    ${'cc-at_Homeward='}                             | ${null}         | ${'it is empty'}
    ${'cc-at_Homeward=nonsense'}                     | ${null}         | ${'it is no token'}
    ${'cc-at_Homeward=a.e30.c'}                      | ${null}         | ${'it names nobody'}
    ${'cc-at_Other=a.b.c; customer_type=registered'} | ${null}         | ${'it is another site’s'}
    ${'cc-nx-g_Homeward=r'}                          | ${'guest'}      | ${'a guest’s session can be renewed'}
    ${ownRefresh}                                    | ${'registered'} | ${'a customer’s session can be renewed'}
`('nobody is known, as $because [D-14]', async ({cookie, renewable}) => {
    expect((await request(cookie)).body).toEqual({state: 'none', renewable})
})

test('an expired token names nobody [D-14]', async () => {
    const {body} = await request(`cc-at_Homeward=${sandbox.guestToken()}`, later)

    expect(body).toEqual({state: 'none', renewable: null})
})
