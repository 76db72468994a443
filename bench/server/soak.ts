/**
 * Half an hour of mixed visits to the production build while the platform sometimes fails: checks whether memory grows, and
 * whether there is an error that no fault explains. Exits with 1 if so.
 *   npx tsx bench/server/soak.ts [--minutes 30] [--visitors 6]
 */
import {setTimeout as after} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {freePort} from '../../scripts/shop/free-port'
import {startShop, type RunningShop} from '../../scripts/shop/running-shop'
import {quantile} from '../figures/spread'
import {atMost, conclude} from '../figures/verdict'
import {createClient, timesOf} from './client'
import {residentMemory} from './memory'
import {processesOfPort} from './process-of-port'
import {errorLines, failNowAndThen, faultOf, isError, type Fault} from './soak-faults'
import {visitAsChanceWants, type Visited} from './soak-traffic'

const minute = 60_000

const productsOf = async (origin: string): Promise<string[]> => {
    const html = await (await fetch(`${origin}/shop-all`)).text()
    return [...new Set(html.match(/\/p\/[^"?#\s]+/g) ?? [])]
}

/** Resident memory, and V8's used heap, garbage included, MiB. */
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

/** The median of the readings around a minute, and the smallest heap: what is left after garbage collection. */
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
        const unexplained = errors.filter((error) => faultOf(faults, error) === undefined)
        // A run shorter than the promise only shows that the tool works; memory is still growing then.
        const earlyMinute = Math.min(5, minutes / 6)
        const [early, late] = [memoryAt(samples, earlyMinute), memoryAt(samples, minutes)]
        console.log(timesOf('answers', visited))
        console.log(`refused as too many: ${visited.filter(({isRefusal}) => isRefusal).length}`)
        console.log(`errors, by the fault that explains them: ${errors.length}`)
        for (const line of errorLines(faults, errors)) console.log(line)
        for (const {what, status, ms} of unexplained.slice(0, 20))
            console.log(`  ${status} ${what} after ${Math.round(ms)} ms`)
        console.log(`memory: ${early.mib.toFixed()} MiB, then ${late.mib.toFixed()}`)
        console.log(`least heap: ${early.heap.toFixed()} MiB, then ${late.heap.toFixed()}`)
        conclude([
            atMost('errors that no fault explains', unexplained.length, 0, 'errors'),
            atMost(
                `memory at the end above minute ${Number(earlyMinute.toFixed(1))}`,
                (late.mib / early.mib - 1) * 100,
                10,
                '%'
            )
        ])
    } finally {
        await shop.stop()
    }
}

void main()
