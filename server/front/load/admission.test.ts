import {startExpress} from '../../../tests/support/server/http-server'
import {admission, type AdmissionSetup} from './admission'

const usual: AdmissionSetup = {
    isBusy: () => true,
    whileBusy: 2,
    least: 6,
    most: 6,
    longestLine: 20,
    longestWaitMs: 60_000,
    hasSession: (cookies) => cookies.includes('seen_Homeward=signed-by-us'),
    now: () => 0
}

/** A shop in which the test finishes each page; a finished page says which rank requested it. */
const aShop = async (own: Partial<AdmissionSetup> = {}) => {
    const made: string[] = []
    const ends: (() => void)[] = []
    const shop = await startExpress(admission({...usual, ...own}), (req, res) => {
        if (req.path.startsWith('/api')) return res.send('at once')
        made.push(req.path)
        ends.push(() => res.send('page'))
    })
    const request = (
        path: string,
        headers: Record<string, string> = {},
        method = 'GET',
        signal: AbortSignal | null = null
    ) => fetch(`${shop.address}${path}`, {headers, method, signal})
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
const prefetch = {'sec-purpose': 'prefetch;prerender'}
const forged = {cookie: 'cc-nx_Homeward=abc; cc-at_Homeward=abc; seen_Homeward=signed-by-them'}
const signedIn = {cookie: 'store=01001.90210.chosen; seen_Homeward=signed-by-us'}

test('while the process is busy it renders a few pages at once; verified shoppers go first, crawlers and prefetches last', async () => {
    const shop = await aShop()
    const answers = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)

    for (const [path, headers] of [
        ['/by-crawler', crawler],
        ['/prefetched', prefetch],
        ['/by-guest', {}],
        ['/by-forger', forged],
        ['/checkout', {}],
        ['/by-customer', signedIn]
    ] as const) {
        answers.push(shop.request(path, headers))
        // It is in the queue before the next request arrives.
        await shop.request('/api/anything')
    }
    const waiting = [...shop.made]
    await shop.endAll(8)
    const statuses = (await Promise.all(answers)).map(({status}) => status)
    shop.close()

    expect(waiting).toEqual(['/first', '/second'])
    expect(statuses).toEqual(Array.from({length: 8}, () => 200))
    expect(shop.made.slice(2)).toEqual([
        '/by-customer',
        '/by-guest',
        '/by-forger',
        '/checkout',
        '/by-crawler',
        '/prefetched'
    ])
})

test('whoever has no place in the queue is refused at once, in both languages; strangers leave places free for customers', async () => {
    const shop = await aShop({longestLine: 4})
    const served = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)
    const enter = async (path: string, headers: Record<string, string> = {}) => {
        served.push(shop.request(path, headers))
        await shop.request('/api/anything')
    }

    await enter('/by-crawler', crawler)
    const crawled = await shop.request('/by-crawler-2', crawler)
    const prefetched = await shop.request('/prefetched', {purpose: 'prefetch'})
    await enter('/by-guest')
    const stranger = await shop.request('/by-forger', forged)
    const text = await stranger.text()
    const head = await shop.request('/by-guest-2', {}, 'HEAD')
    await enter('/by-customer', signedIn)
    await enter('/by-customer-2', signedIn)
    const customer = await shop.request('/by-customer-3', signedIn)
    await shop.endAll(6)
    const statuses = (await Promise.all(served)).map(({status}) => status)
    shop.close()

    expect([crawled, prefetched, stranger, head, customer].map(({status}) => status)).toEqual([
        503, 503, 503, 503, 503
    ])
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    expect(stranger.headers.get('retry-after')).toBe('5')
    expect(stranger.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('Vuelva a intentarlo')
})

test('an operator sees how many pages wait: who starts, who waits in vain and who leaves are gone from the queue', async () => {
    const lengths: number[] = []
    const shop = await aShop({
        whileBusy: 1,
        longestWaitMs: 300,
        onQueue: (length) => void lengths.push(length)
    })
    const served = [shop.request('/first')]
    await shop.until(() => shop.made.length === 1)

    served.push(shop.request('/second'))
    await shop.until(() => lengths.length === 1)
    await shop.endAll(1)
    await shop.until(() => shop.made.length === 2)
    const left = new AbortController()
    const leaving = shop.request('/left', {}, 'GET', left.signal).catch(() => 'left')
    await shop.until(() => lengths.length === 3)
    left.abort()
    await shop.until(() => lengths.length === 4)
    const late = await shop.request('/late')
    await shop.endAll(1, 1)
    await Promise.all([...served, leaving])
    shop.close()

    expect(late.status).toBe(503)
    expect(lengths).toEqual([1, 0, 1, 0, 1, 0])
})

test('after strangers waited in vain, fewer strangers may wait', async () => {
    const shop = await aShop({longestLine: 4, longestWaitMs: 200})
    const answers = [shop.request('/first'), shop.request('/second')]
    await shop.until(() => shop.made.length === 2)
    const late = await Promise.all([shop.request('/guest-1'), shop.request('/guest-2')])

    const waits = shop.request('/guest-3').then(() => 'waited')
    await shop.request('/api/anything')
    const isRefused = shop.request('/guest-4').then(() => 'refused at once')
    const first = await Promise.race([waits, isRefused])
    await Promise.all([waits, isRefused])
    await shop.endAll(2)
    await Promise.all(answers)
    shop.close()

    expect(late.map(({status}) => status)).toEqual([503, 503])
    expect(first).toBe('refused at once')
})

test('while the port is about to close no page is started', async () => {
    const shop = await aShop({isBusy: () => false, isClosing: () => true})

    const page = await shop.request('/')
    const call = await shop.request('/api/anything')
    shop.close()

    expect([page.status, call.status, shop.made]).toEqual([503, 200, []])
})

test('a call does not wait in the queue', async () => {
    const shop = await aShop({whileBusy: 0, longestWaitMs: 0})

    const answer = await shop.request('/api/thing')
    shop.close()

    expect(answer.status).toBe(200)
})

test.each`
    method    | path           | because
    ${'HEAD'} | ${'/c/sofas'}  | ${'it is rendered like a GET'}
    ${'GET'}  | ${'/api-x'}    | ${'only its name begins like a call’s'}
    ${'GET'}  | ${'/mobify.x'} | ${'only its name begins like a file’s'}
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
