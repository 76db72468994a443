/**
 * Half an hour of mixed visits to the production build while the platform fails now and then: whether memory grows, and
 * whether there is an error that no fault explains. Ends with 1 when either is so.
 *   npx tsx bench/server/soak.ts [--minutes 30] [--visitors 6]
 */
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {freePort} from '../../scripts/shop/free-port'
import {startShop, type RunningShop} from '../../scripts/shop/running-shop'
import {quantile} from '../figures/spread'
import {createClient, timesOf} from './client'
import {residentMemory} from './memory'
import {processesOfPort} from './process-of-port'
import {visitAsChanceWants, type Visited} from './soak-traffic'

const minute = 60_000
const faultSeconds = 20
/** The longest deadline of a call, and as long as a silent platform is left alone. */
const echoMs = 15_000

const harms = [
    {harm: {kind: 'status', status: 503}},
    {harm: {kind: 'slow', milliseconds: 3000}},
    {path: '*product-search*', harm: {kind: 'drop'}},
    {path: '*/products*', harm: {kind: 'garble'}},
    {path: '*/baskets*', harm: {kind: 'cut'}},
    {harm: {kind: 'rate-limit', calls: 20, seconds: 5}},
    {path: '*/oauth2/*', harm: {kind: 'status', status: 500}},
    {path: '*/stores*', harm: {kind: 'slow', milliseconds: 15_000}},
    {path: '*/dw/image/*', harm: {kind: 'cut'}},
    {harm: {kind: 'drop'}}
]

type Fault = {from: number; to: number}

/** A fault in the middle of each minute, one after another, until it is stopped. */
const failNowAndThen = async (sandbox: string, faults: Fault[], stopped: AbortSignal) => {
    for (let turn = 0; !stopped.aborted; turn += 1) {
        await after(minute / 2, undefined, {signal: stopped}).catch(() => undefined)
        if (stopped.aborted) return
        const from = performance.now()
        faults.push({from, to: from + faultSeconds * 1000 + echoMs})
        await fetch(`${sandbox}/__control/faults`, {
            method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({...harms[turn % harms.length], seconds: faultSeconds})
        })
        await after(minute / 2, undefined, {signal: stopped}).catch(() => undefined)
    }
}

const productsOf = async (origin: string): Promise<string[]> => {
    const html = await (await fetch(`${origin}/shop-all`)).text()
    return [...new Set(html.match(/\/p\/[^"?#\s]+/g) ?? [])]
}

const isError = ({status, isRefusal}: Visited): boolean =>
    (status === 0 || status >= 500) && !isRefusal

/** Resident memory, and what of V8's heap is in use, garbage included, MiB. */
type Sample = {at: number; mib: number; heap: number}

const heapOf = async (metrics: string): Promise<number> => {
    const text = await (await fetch(metrics)).text()
    return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20
}

type Soak = RunningShop & {metrics: string; minutes: number; visitors: number}

const soak = async ({origin, sandbox, metrics, minutes, visitors}: Soak) => {
    const client = createClient()
    const pids = processesOfPort(Number(new URL(origin).port))
    const products = await productsOf(origin)
    const began = performance.now()
    const ends = began + minutes * minute
    const visited: Visited[] = []
    const samples: Sample[] = []
    const faults: Fault[] = []
    const stop = new AbortController()

    const visit = async (): Promise<void> => {
        while (performance.now() < ends) {
            visited.push(
                ...(await visitAsChanceWants({origin, client, products, chance: Math.random}))
            )
            await after(Math.random() * 1000)
        }
    }
    const takeSample = async (): Promise<void> => {
        const heap = await heapOf(metrics)
        samples.push({at: performance.now() - began, mib: residentMemory(pids), heap})
    }
    const sample = setInterval(() => void takeSample(), 5000)
    const report = setInterval(() => {
        const errors = visited.filter(isError).length
        const mib = Math.round(samples.at(-1)?.mib ?? 0)
        const minuteNow = Math.round((performance.now() - began) / minute)
        console.log(`minute ${minuteNow}: ${visited.length} asked, ${errors} errors, ${mib} MiB`)
    }, minute)
    const failing = failNowAndThen(sandbox, faults, stop.signal)
    await Promise.all(Array.from({length: visitors}, visit))
    stop.abort()
    clearInterval(sample)
    clearInterval(report)
    await failing
    client.close()
    return {visited, samples, faults}
}

/** The middle of the readings around a minute, and the least of the heap: what is left when garbage was collected. */
const memoryAt = (samples: readonly Sample[], at: number) => {
    const around = samples.filter((one) => Math.abs(one.at - at * minute) < minute)
    return {
        mib: quantile(
            around.map(({mib}) => mib),
            0.5
        ),
        heap: Math.min(...around.map(({heap}) => heap))
    }
}

const main = async (): Promise<void> => {
    const {values} = parseArgs({
        options: {
            minutes: {type: 'string', default: '30'},
            visitors: {type: 'string', default: '6'}
        }
    })
    const minutes = Number(values.minutes)
    const metricsPort = await freePort()
    const shop = await startShop({METRICS_PORT: String(metricsPort)})
    try {
        const metrics = `http://127.0.0.1:${metricsPort}/metrics`
        const visitors = Number(values.visitors)
        const {visited, samples, faults} = await soak({...shop, metrics, minutes, visitors})
        const errors = visited.filter(isError)
        const unexplained = errors.filter(
            ({at, ms}) => !faults.some(({from, to}) => at + ms > from && at < to)
        )
        const [early, late] = [memoryAt(samples, 5), memoryAt(samples, minutes)]
        const growth = Math.round((late.mib / early.mib - 1) * 100)
        console.log(timesOf('answers', visited))
        console.log(`refused as too many: ${visited.filter(({isRefusal}) => isRefusal).length}`)
        console.log(`errors: ${errors.length}; without a fault: ${unexplained.length}`)
        for (const {what, status, ms} of unexplained.slice(0, 20))
            console.log(`  ${status} ${what} after ${Math.round(ms)} ms`)
        console.log(`memory: ${early.mib.toFixed()} MiB, then ${late.mib.toFixed()} (${growth} %)`)
        console.log(`least heap: ${early.heap.toFixed()} MiB, then ${late.heap.toFixed()}`)
        process.exitCode = unexplained.length > 0 || growth > 10 ? 1 : 0
    } finally {
        await shop.stop()
    }
}

void main()
