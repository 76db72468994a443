/**
 * Requests many pages from one process of the production build, and compares the last tenth with the second one:
 * requests a second, times, processor time and memory. Exits with 1 if one of the last three is more than a tenth worse at
 * the end; on a machine with other work the times say little, the processor time still does.
 *   npx tsx bench/server/aging.ts [--pages 200000]
 */
import {parseArgs} from 'node:util'
import {startShop} from '../../scripts/shop/running-shop'
import {quantile} from '../figures/spread'
import {atMost, conclude} from '../figures/verdict'
import {createClient, type Client} from './client'
import {cpuTime} from './cpu-time'
import {residentMemory} from './memory'
import {processesOfPort} from './process-of-port'

const paths = ['/', '/c/furniture', '/c/furniture/living-room/sofas', '/search?q=sofa', '/shop-all']
const atOnce = 4
const parts = 10

/** Times and processor time of one page are in milliseconds, memory is in MiB. */
type Part = {perSecond: number; p50: number; p95: number; cpu: number; memory: number}

/** Requests this many pages, a few at once, and measures them. Throws if one is not answered with 200. */
const measurePart = async (
    {request}: Client,
    origin: string,
    pages: number
): Promise<Pick<Part, 'perSecond' | 'p50' | 'p95'>> => {
    const began = performance.now()
    const times: number[] = []
    let sent = 0
    const requestOn = async (): Promise<void> => {
        while (sent < pages) {
            const path = paths[sent % paths.length] ?? '/'
            sent += 1
            const {status, ms} = await request(`${origin}${path}`)
            if (status !== 200) throw new Error(`${path} answers ${status}`)
            times.push(ms)
        }
    }
    await Promise.all(Array.from({length: atOnce}, requestOn))
    const perSecond = (times.length / (performance.now() - began)) * 1000
    return {perSecond, p50: quantile(times, 0.5), p95: quantile(times, 0.95)}
}

const worse = (late: number | undefined, early: number | undefined): number =>
    ((late ?? Number.NaN) / (early ?? Number.NaN) - 1) * 100

const main = async (): Promise<void> => {
    const {values} = parseArgs({options: {pages: {type: 'string', default: '200000'}}})
    const shop = await startShop()
    const client = createClient()
    const pids = processesOfPort(Number(new URL(shop.origin).port))
    const measured: Part[] = []
    try {
        for (let part = 0; part < parts; part += 1) {
            const pages = Number(values.pages) / parts
            const before = cpuTime(pids)
            const figures = await measurePart(client, shop.origin, pages)
            const [cpu, memory] = [(cpuTime(pids) - before) / pages, residentMemory(pids)]
            measured.push({...figures, cpu, memory})
            console.log(
                `part ${part + 1}: ${figures.perSecond.toFixed(1)} pages a second, ` +
                    `p50 ${figures.p50.toFixed(1)} ms, p95 ${figures.p95.toFixed(1)} ms, ` +
                    `${cpu.toFixed(2)} ms of the processor a page, ${memory.toFixed()} MiB`
            )
        }
    } finally {
        client.close()
        await shop.stop()
    }
    // The first part warms up.
    const [early, late] = [measured[1], measured.at(-1)]
    conclude([
        atMost('p50 grew', worse(late?.p50, early?.p50), 10, '%'),
        atMost('p95 grew', worse(late?.p95, early?.p95), 10, '%'),
        atMost('processor time grew', worse(late?.cpu, early?.cpu), 10, '%'),
        atMost('memory grew', worse(late?.memory, early?.memory), 10, '%'),
        atMost('warnings of Node', shop.warnings().length, 0, 'lines')
    ])
}

void main()
