import {startExpress} from '../../tests/support/http-server'
import {admission, type AdmissionSetup} from './admission'

const usual: AdmissionSetup = {
    isBusy: () => true,
    whileBusy: 2,
    least: 6,
    most: 6,
    longestLine: 20,
    longestWaitMs: 60_000,
    now: () => 0
}

/** A shop in which the test finishes each page; a finished page says which rank requested it. */
const aShop = async (own: Partial<AdmissionSetup> = {}) => {
    const made: string[] = []
    const ends: (() => void)[] = []
    const shop = await startExpress(admission({...usual, ...own}), (req, res) => {
        if (/^\/(api|healthz)/.test(req.path)) return res.send('at once')
        made.push(req.path)
        ends.push(() => res.send('page'))
    })
    const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
        fetch(`${shop.address}${path}`, {headers, method})
    const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
    }
    return {
        request,
        made,
        until,
        /** Finishes the pages in progress, and those that follow, one after the other. */
        endAll: async (count: number, from = 0) => {
            for (let index = from; index < from + count; index += 1) {
                await until(() => ends[index] !== undefined)
                ends[index]?.()
            }
        },
        close: shop.close
    }
}

const crawler = {'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)'}
const signedIn = {cookie: 'store=01001.90210.chosen; cc-nx_Homeward=abc'}

test('while the process is busy it renders a few pages at once; checkouts go first, crawlers last', async () => {
    const shop = await aShop()
    const answers = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)

    for (const [path, headers] of [
        ['/by-crawler', crawler],
        ['/by-guest', {}],
        ['/by-customer', signedIn],
        ['/checkout', {}]
    ] as const) {
        answers.push(shop.request(path, headers))
        // It is in the queue before the next request arrives.
        await shop.request('/api/anything')
    }
    const waiting = [...shop.made]
    await shop.endAll(6)
    const statuses = (await Promise.all(answers)).map(({status}) => status)
    shop.close()

    expect(waiting).toEqual(['/first', '/second'])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(shop.made.slice(2)).toEqual(['/by-customer', '/checkout', '/by-guest', '/by-crawler'])
})

test('a full queue refuses at once, a waiting crawler before a customer, in both languages', async () => {
    const shop = await aShop({longestLine: 2})
    const slow = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)
    const guests = [shop.request('/guest-1'), shop.request('/guest-2')]
    await shop.request('/api/anything')
    await shop.request('/api/anything')

    const refused = await shop.request('/guest-3')
    const text = await refused.text()
    const customer = shop.request('/by-customer', signedIn)
    const left = await Promise.race(guests)
    await shop.endAll(4)
    await Promise.all([...slow, customer, ...guests])
    shop.close()

    expect([refused.status, left.status]).toEqual([503, 503])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('Vuelve a intentarlo')
})

test('after a waiting guest was refused, fewer guests may wait, but as many customers as before', async () => {
    const shop = await aShop({longestLine: 4})
    const answers = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)
    for (const path of ['/guest-1', '/guest-2', '/guest-3', '/guest-4']) {
        answers.push(shop.request(path))
        // It is in the queue before the next request arrives.
        await shop.request('/api/anything')
    }
    answers.push(shop.request('/customer-1', signedIn))
    await shop.request('/api/anything')
    await shop.endAll(1)
    await shop.until(() => shop.made.length === 3)

    const guest = await shop.request('/guest-5')
    answers.push(shop.request('/customer-2', signedIn))
    await shop.request('/api/anything')
    await shop.endAll(6, 1)
    const statuses = (await Promise.all(answers)).map(({status}) => status)
    shop.close()

    expect(guest.status).toBe(503)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 200, 200])
})

test.each(['/healthz', '/api/thing'])('%s does not wait in the queue', async (path) => {
    const shop = await aShop({whileBusy: 0, longestWaitMs: 0})

    const answer = await shop.request(path)
    shop.close()

    expect(answer.status).toBe(200)
})

test.each`
    method    | path             | because
    ${'HEAD'} | ${'/c/sofas'}    | ${'it is rendered like a GET'}
    ${'GET'}  | ${'/api-x'}      | ${'only its name begins like a call’s'}
    ${'GET'}  | ${'/mobify.x'}   | ${'only its name begins like a file’s'}
    ${'GET'}  | ${'/healthz-no'} | ${'only its name begins like a health check’s'}
`('$method $path waits in the queue as a page, as $because', async ({method, path}) => {
    const shop = await aShop({whileBusy: 0, longestLine: 0})

    const answer = await shop.request(path, {}, method)
    shop.close()

    expect([answer.status, shop.made]).toEqual([503, []])
})

test('a page that waits too long in the queue is refused when its time is up', async () => {
    const shop = await aShop({whileBusy: 1, longestWaitMs: 50})
    const first = shop.request('/first')
    await shop.until(() => shop.made.length === 1)

    const late = await shop.request('/late')
    await shop.endAll(1)
    await first
    shop.close()

    expect([late.status, shop.made]).toEqual([503, ['/first']])
})

test('a process that waits for the platform accepts many pages at a time, up to its limit', async () => {
    const shop = await aShop({isBusy: () => false, longestLine: 0})
    const answers = Array.from({length: 6}, (_, index) => shop.request(`/${index}`))
    await shop.until(() => shop.made.length === 6)

    const {status} = await shop.request('/seventh')
    await shop.endAll(6)
    const statuses = (await Promise.all(answers)).map((answer) => answer.status)
    shop.close()

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(status).toBe(503)
})
