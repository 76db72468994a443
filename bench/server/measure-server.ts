import {PAGES, type PageName} from '../../scripts/shop/measured-pages'
import {pageWeight} from '../../scripts/weight/page-weight'
import type {FigureName, Reading} from '../figures/figure'
import {quantile} from '../figures/spread'
import {cpuTime} from './cpu-time'
import {load} from './load'
import {processesOfPort} from './process-of-port'

type Measured = {origin: string; paths: Record<PageName, string>; rounds: number; seconds: number}

type Figures = [FigureName, number][]

const SHOPPERS = 8

/** One round for one page: one shopper at a time for latency and CPU, then eight at once for throughput. */
const measureRound = async (url: string, pids: string[], seconds: number): Promise<Figures> => {
    const before = cpuTime(pids)
    const alone = await load({url, atOnce: 1, seconds})
    const cpu = (cpuTime(pids) - before) / alone.latencies.length
    const crowd = await load({url, atOnce: SHOPPERS, seconds})
    return [
        ['server CPU per request, ms', cpu],
        ['latency p50, ms', quantile(alone.latencies, 0.5)],
        ['latency p95, ms', quantile(alone.latencies, 0.95)],
        ['requests per second', crowd.perSecond]
    ]
}

const weigh = async (origin: string, path: string): Promise<Figures> => {
    const {html} = await pageWeight(origin, path)
    return [
        ['HTML raw, kB', html.raw / 1000],
        ['HTML gzip, kB', html.gzip / 1000]
    ]
}

/** The server's figures for the pages: CPU, latency, throughput and size. */
export const measureServer = async (wanted: Measured): Promise<Reading[]> => {
    const {origin, paths, rounds, seconds} = wanted
    const pids = processesOfPort(Number(new URL(origin).port))
    const readings: Reading[] = []
    const record = (page: PageName, figures: Figures) =>
        readings.push(...figures.map(([figure, value]) => ({page, figure, value})))

    for (const page of PAGES) await load({url: origin + paths[page], atOnce: 1, seconds: 2})
    for (let round = 1; round <= rounds; round += 1) {
        for (const page of PAGES) {
            console.error(`server, round ${round} of ${rounds}: ${page}`)
            record(page, await measureRound(origin + paths[page], pids, seconds))
        }
    }
    for (const page of PAGES) record(page, await weigh(origin, paths[page]))
    return readings
}
