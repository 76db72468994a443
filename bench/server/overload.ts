/**
 * Requests pages from the production build at several times its capacity, and reports on the requests that were admitted,
 * those that were refused, and the health checks, at the shoppers' port and at their own. Exits with 1 if a promise does
 * not hold; on a machine with other work the promises need not hold.
 *   npx tsx bench/server/overload.ts [--seconds 60] [--times 5] [--warm-up 45]
 * The warm-up is the same load, not measured: heap and connections first grow to the size they need, about 480 MiB after
 * 45 seconds, and only growth after that would be a leak.
 */
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {freePort} from '../../scripts/shop/free-port'
import {startShop} from '../../scripts/shop/running-shop'
import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {quantile} from '../figures/spread'
import {conclude} from '../figures/verdict'
import {createClient, type Timed, type Client} from './client'
import {report, verdictsOf} from './overload-report'

type Visitor = {name: string; headers: Record<string, string>; paths: readonly string[]}

const pages = ['/', '/c/furniture', '/c/furniture/living-room/sofas', '/search?q=sofa', '/shop-all']
const visitorsWith = (session: string): readonly Visitor[] => [
    {name: 'guests', headers: {}, paths: pages},
    {name: 'customers', headers: {cookie: session}, paths: pages},
    {name: 'forgers', headers: {cookie: 'cc-nx_Homeward=1; seen_Homeward=1.1'}, paths: pages},
    {name: 'prefetches', headers: {'sec-purpose': 'prefetch'}, paths: pages},
    {
        name: 'crawlers',
        headers: {'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)'},
        paths: pages
    }
]
/** The kinds of ten visitors. */
const mix = [0, 0, 0, 0, 0, 1, 2, 2, 3, 4]

/** Pages a second that the shop serves with eight concurrent requests. */
const capacityOf = async ({request}: Client, origin: string, seconds: number): Promise<number> => {
    const ends = performance.now() + seconds * 1000
    let answered = 0
    const requestOn = async (index: number): Promise<void> => {
        while (performance.now() < ends) {
            const {status} = await request(
                `${origin}${pages[(index + answered) % pages.length] ?? '/'}`
            )
            if (status === 200) answered += 1
        }
    }
    await Promise.all(Array.from({length: 8}, (_, index) => requestOn(index)))
    return answered / seconds
}

/** The cookies of a customer who has signed in. */
const sessionOf = async (origin: string): Promise<string> => {
    const visitor = shopVisitor(origin)
    await visitor.signIn('morgan@homeward.example')
    return visitor.cookies()
}

type Sent = {visitor: Visitor; answer: Promise<Timed>}
type Load = {origin: string; visitors: readonly Visitor[]; rate: number; seconds: number}

/** Sends this many requests a second, whether or not they are answered. */
const overload = async (
    {request}: Client,
    {origin, visitors, rate, seconds}: Load
): Promise<Sent[]> => {
    const sent: Sent[] = []
    const began = performance.now()
    for (;;) {
        const passed = performance.now() - began
        if (passed >= seconds * 1000) return sent
        while (sent.length < (passed / 1000) * rate) {
            const visitor = visitors[mix[sent.length % mix.length] ?? 0]
            if (!visitor) throw new Error('The mix names a visitor that there is not')
            const path = visitor.paths[sent.length % visitor.paths.length] ?? '/'
            sent.push({visitor, answer: request(`${origin}${path}`, visitor.headers)})
        }
        await after(5)
    }
}

/** Checks the shop's health ten times a second until it is told to stop. */
const watchHealth = (origin: string) => {
    const {request, close} = createClient()
    const answers: Promise<Timed>[] = []
    const timer = setInterval(() => answers.push(request(`${origin}/healthz`)), 100)
    return async (): Promise<Timed[]> => {
        clearInterval(timer)
        return Promise.all(answers).finally(close)
    }
}

/** Resident memory of all processes together, MiB. */
const memoryOf = async (metrics: string): Promise<number> => {
    const text = await (await fetch(metrics)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20
}

/** Reads the memory every second until it is told to stop. */
const watchMemory = (metrics: string) => {
    const readings: Promise<number>[] = []
    const timer = setInterval(() => readings.push(memoryOf(metrics)), 1000)
    return async (): Promise<number[]> => {
        clearInterval(timer)
        return Promise.all(readings)
    }
}

/** Milliseconds after the load until five pages in a row arrive within twice the usual time. */
const recoveryOf = async ({request}: Client, origin: string, usualMs: number): Promise<number> => {
    const began = performance.now()
    let inARow = 0
    let since = 0
    while (inARow < 5 && performance.now() - began < 30_000) {
        const {status, ms} = await request(`${origin}/c/furniture`)
        const isWell = status === 200 && ms < 2 * usualMs
        if (isWell && inARow === 0) since = performance.now() - began - ms
        inARow = isWell ? inARow + 1 : 0
    }
    return inARow < 5 ? Infinity : Math.round(since)
}

type Overload = {
    origin: string
    health: string
    metrics: string
    seconds: number
    times: number
    /** Seconds of the same load that are not measured. */
    warmUp: number
}

const measure = async (options: Overload): Promise<void> => {
    const {origin, health, metrics, seconds, times, warmUp} = options
    const client = createClient()
    await capacityOf(client, origin, 3)
    const capacity = await capacityOf(client, origin, 8)
    const usual = await Promise.all(pages.map((path) => client.request(`${origin}${path}`)))
    const usualMs = Math.max(
        quantile(
            usual.map(({ms}) => ms),
            0.95
        ),
        100
    )
    const rate = capacity * times
    const visitors = visitorsWith(await sessionOf(origin))
    console.log(`capacity ${capacity.toFixed(1)} pages a second; asked for ${rate.toFixed(1)}`)
    console.log(`memory before: ${(await memoryOf(metrics)).toFixed()} MiB`)
    const unmeasured = await overload(client, {origin, visitors, rate, seconds: warmUp})
    await Promise.all(unmeasured.map(({answer}) => answer))
    console.log(`memory after ${warmUp} s of it: ${(await memoryOf(metrics)).toFixed()} MiB`)

    const [atShop, atOwnPort] = [watchHealth(origin), watchHealth(health)]
    const memoryUnderLoad = watchMemory(metrics)
    const sent = await overload(client, {origin, visitors, rate, seconds})
    const memory = await memoryUnderLoad()
    const answered = Promise.all(
        sent.map(async ({visitor, answer}) => ({name: visitor.name, ...(await answer)}))
    )
    const recovery = await recoveryOf(client, origin, usualMs)
    const answers = await answered
    const [shopHealth, ownHealth] = [await atShop(), await atOwnPort()]
    client.close()

    const measured = {answers, ownHealth, shopHealth, memory, recovery, capacity, seconds}
    report(
        measured,
        visitors.map(({name}) => name)
    )
    console.log(`memory after: ${(await memoryOf(metrics)).toFixed()} MiB`)
    conclude(verdictsOf(measured))
}

const main = async (): Promise<void> => {
    const {values} = parseArgs({
        options: {
            seconds: {type: 'string', default: '60'},
            times: {type: 'string', default: '5'},
            'warm-up': {type: 'string', default: '45'}
        }
    })
    const [metricsPort, healthPort] = [await freePort(), await freePort()]
    const shop = await startShop({
        METRICS_PORT: String(metricsPort),
        HEALTH_PORT: String(healthPort)
    })
    const address = (port: number) => `http://127.0.0.1:${port}`
    try {
        await measure({
            origin: shop.origin,
            health: address(healthPort),
            metrics: `${address(metricsPort)}/metrics`,
            seconds: Number(values.seconds),
            times: Number(values.times),
            warmUp: Number(values['warm-up'])
        })
    } finally {
        await shop.stop()
    }
}

void main()
