import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const asJson = (body: object): RequestInit => ({
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

test('a log entry is a known event with figures, and the platform gets it as one line [API-061]', async () => {
    const shop = await opened
    const event = {level: 'error', event: 'call-failed', status: 503, durationMs: 4000}

    const taken = await shopVisitor(shop.origin).call('/api/log', asJson(event))

    expect(taken.status).toBe(202)
    // The response does not wait for the platform.
    const isLogged = () => shop.reached.some(({url}) => url.includes('/custom-logger/'))
    while (!isLogged()) await new Promise((resolve) => setImmediate(resolve))
})

test('a visited page and a caught error are logged by their names alone [ANALYTICS-022, ANALYTICS-023]', async () => {
    const shop = await opened
    const visitor = shopVisitor(shop.origin)

    await visitor.call('/api/log', asJson({level: 'info', event: 'page-visited', page: 'home'}))
    const failed = {level: 'error', event: 'page-failed', error: 'TypeError'}
    await visitor.call('/api/log', asJson(failed))

    const logged = () =>
        shop.sandbox.world
            .statement<{level: string; message: string}>('SELECT level, message FROM shop_log')
            .all()
            .map(({level, message}) => `${level} ${message}`)
    const wanted = ['info page-visited page=home', 'error page-failed error=TypeError']
    while (!wanted.every((line) => logged().includes(line)))
        await new Promise((resolve) => setImmediate(resolve))
    expect(logged()).toEqual(expect.arrayContaining(wanted))
})

test('a logger that answers 500 is HTTP error! Status in our server’s log, and the visitor’s call is answered [ANALYTICS-024]', async () => {
    const shop = await opened
    shop.sandbox.faults.add({path: '*logPOST', harm: {kind: 'status', status: 500}})

    const entry = {level: 'error', event: 'page-failed', error: 'Error'}
    const taken = await shopVisitor(shop.origin).call('/api/log', asJson(entry))

    expect(taken.status).toBe(202)
    const warned = '/log: HTTP error! Status: 500'
    while (!shop.warnings.includes(warned)) await new Promise((resolve) => setImmediate(resolve))
    expect(shop.warnings).toContain(warned)
    shop.sandbox.faults.clear()
})

test.each`
    entry                                                             | status | because
    ${{level: 'error', message: 'It broke'}}                          | ${400} | ${'it is in free words'}
    ${{level: 'error', event: 'It broke'}}                            | ${400} | ${'there is no such event'}
    ${{level: 'error', event: 'page-failed', note: 'It broke'}}       | ${400} | ${'it has words beside the event'}
    ${{level: 'info', event: 'page-visited', page: 'my-order-17'}}    | ${400} | ${'the shop has no such route'}
    ${{level: 'error', event: 'page-failed', error: 'My words'}}      | ${400} | ${'no error has this name'}
    ${{level: 'error', event: 'page-failed', status: '503 Ouch'}}     | ${400} | ${'its status is a text'}
    ${{level: 'error', event: 'page-failed', status: 4111111111}}     | ${400} | ${'its status is no status'}
    ${{level: 'error', event: 'slow-page', durationMs: -1}}           | ${400} | ${'no time is negative'}
    ${{level: 'error', event: 'page-failed', note: 'x'.repeat(9000)}} | ${413} | ${'it is too long'}
`('a log entry is refused with $status, as $because [API-061]', async ({entry, status}) => {
    const visitor = shopVisitor((await opened).origin)

    expect((await visitor.call('/api/log', asJson(entry))).status).toBe(status)
})
