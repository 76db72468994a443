import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../tests/support/shop/whole-shop'

const read: string[] = []
const opened = wholeShop((_app, setup) => {
    setup.firstReads = async (page) => {
        read.push(page)
        return [[['customer'], {firstName: 'Morgan'}]]
    }
})
afterAll(async () => (await opened).close())

const readsOfPage = '/api/session?page=%2Fmy-accounts'

type Visitor = ReturnType<typeof shopVisitor>

const requestOften = async (visitor: Visitor, path: string, times: number): Promise<number[]> => {
    const states: number[] = []
    for (let requested = 0; requested < times; requested += 1) {
        const answer = await visitor.call(path)
        await answer.text()
        states.push(answer.status)
    }
    return [...new Set(states)]
}

test('an address can make the first reads of customers’ pages 240 times a minute; then it gets 429, and the platform is not called [D-20]', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.signIn('morgan@homeward.example')
    expect(await requestOften(visitor, readsOfPage, 240)).toEqual([200])

    const refused = await visitor.call(readsOfPage)

    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
        status: 429,
        type: 'too-many-calls',
        retryAfter: expect.any(Number)
    })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(read).toHaveLength(240)

    const who = await visitor.call('/api/session')
    expect(await who.json()).toMatchObject({state: 'known', registered: true})
})

test('the session can be requested as often as the shared limit allows, and no more often [D-20]', async () => {
    const visitor = shopVisitor((await opened).origin)
    const states = await requestOften(visitor, '/api/session', 1201)

    expect(states).toEqual([200, 429])
    expect(await (await visitor.call('/api/session')).json()).toMatchObject({
        type: 'too-many-calls'
    })
})

test.each([
    ['/visitor/lead', 10],
    ['/visitor/deals', 10],
    ['/visitor/unsubscribe', 10],
    ['/log', 60],
    ['/page-report', 240],
    ['/csp-report', 30]
])(
    '%s is accepted from an address %i times in a minute, then refused [D-36]',
    async (path, most) => {
        const visitor = shopVisitor((await opened).origin)
        const send = () =>
            visitor.call(`/api${path}`, {
                method: 'POST',
                headers: {'content-type': 'application/json'},
                body: JSON.stringify({email: 'none'})
            })
        const states: number[] = []
        for (let sent = 0; sent < most; sent += 1) states.push((await send()).status)

        expect(states).not.toContain(429)
        expect(await (await send()).json()).toMatchObject({status: 429, type: 'too-many-calls'})
    }
)
