import {mkdirSync, writeFileSync} from 'node:fs'
import {Agent} from 'node:http'
import {setTimeout as after} from 'node:timers/promises'
import {seededRandom} from '../../sandbox/world/random'
import {cpuTime} from '../server/cpu-time'
import {assumptionsOf} from './model/assumptions'
import {catalogueOf, type Catalogue} from './catalogue'
import {countedNames, grown, reachedByKind} from './counters'
import {startFleet, type Fleet} from './fleet'
import {perKind, type PerKind} from './kinds'
import {forecastReport, runReport, type Run} from './load-report'
import {forecast} from './model/forecast'
import {firstShare} from './model/page-cache'
import {cacheOfRun, measuredOf} from './model/run-figures'
import {openBrowser} from './shopper'
import {sentByKind, type Sent} from './tally'
import {commandsOf, measureUnitCosts, takeCalls, type UnitCosts} from './unit-costs'
import {planVisits, type Visit} from './visit-plan'
import {customers, walk} from './walk'

export type LoadOptions = {
    shoppers: number
    stores: number
    /** In which the shoppers arrive, at random times. */
    minutes: number
    /** Seconds between two steps of a shopper, on average. */
    think: number
    servers: number
    /** How often each kind of request is made for its costs. */
    samples: number
}

const seed = 33
/** The sandbox has the last ten thousand calls. */
const takeEveryMs = 5000
const sizes = {categories: 20, products: 175}
const resultFile = '.cache/bench-load.json'

const reachedOf = async ({servers}: Fleet): Promise<PerKind> => {
    const all = await Promise.all(
        servers.map(async ({metrics}) => reachedByKind(await (await fetch(metrics)).text()))
    )
    return perKind((kind) => all.reduce((sum, reached) => sum + reached[kind], 0))
}

const grownCommands = (
    before: Record<string, number>,
    later: Record<string, number>
): [string, number][] =>
    Object.entries(later)
        .map(([name, count]): [string, number] => [name, count - (before[name] ?? 0)])
        .filter(([, count]) => count > 0)
        .sort(([, a], [, b]) => b - a)

/** An address of the range for benchmarks (RFC 2544), another one for each shopper. */
const addressOf = (index: number): string =>
    `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`

type Walked = {sent: Sent[]; atOnce: number; seconds: number}

/** All visits, each at its time. */
const walkAll = async (
    {front}: Fleet,
    visits: readonly Visit[],
    catalogue: Catalogue,
    {think}: LoadOptions
): Promise<Walked> => {
    const agent = new Agent({keepAlive: true, maxSockets: 256})
    const chance = seededRandom(seed + 1)
    const sent: Sent[] = []
    let [inShop, atOnce] = [0, 0]
    const began = performance.now()
    const visitShop = async ({arrivesAfter, store, steps}: Visit, index: number) => {
        await after(arrivesAfter)
        inShop += 1
        atOnce = Math.max(atOnce, inShop)
        const browser = openBrowser({
            origin: front,
            agent,
            address: addressOf(index),
            store: store === undefined ? undefined : catalogue.stores[store],
            record: (each) => sent.push(each)
        })
        await walk(browser, steps, catalogue, {thinkMs: think * 1000, chance})
        inShop -= 1
    }
    const progress = setInterval(
        () => console.error(`${sent.length} requests, ${inShop} in the shop`),
        30_000
    )
    await Promise.all(visits.map(visitShop)).finally(() => clearInterval(progress))
    agent.destroy()
    return {sent, atOnce, seconds: (performance.now() - began) / 1000}
}

/** Takes the platform's calls from the sandbox until it is stopped; returns them all. */
const watchCalls = ({sandbox}: Fleet) => {
    const calls: string[] = []
    const take = async (): Promise<void> => {
        calls.push(...(await takeCalls(sandbox).catch(() => [])))
    }
    const timer = setInterval(() => void take(), takeEveryMs)
    return async (): Promise<string[]> => {
        clearInterval(timer)
        await take()
        return calls
    }
}

const measureRun = async (
    fleet: Fleet,
    options: LoadOptions,
    costs: UnitCosts,
    catalogue: Catalogue
): Promise<Run> => {
    const {pages, categories, products, stores} = catalogue
    const choices = {
        pages: pages.length,
        categories: categories.length,
        products: products.length,
        stores: stores.length,
        customers: customers.length
    }
    const visits = planVisits(
        options.shoppers,
        options.minutes * 60_000,
        choices,
        seededRandom(seed)
    )
    const cpu = () => fleet.servers.reduce((sum, {pids}) => sum + cpuTime(pids), 0)
    await takeCalls(fleet.sandbox)
    const before = {
        reached: await reachedOf(fleet),
        commands: await commandsOf(fleet.store),
        cpu: cpu()
    }
    const stopWatching = watchCalls(fleet)
    const walked = await walkAll(fleet, visits, catalogue, options)
    const platformCalls = countedNames((await stopWatching()).filter((api) => api !== 'pictures'))
    const perSecond = sentByKind(walked.sent).page / walked.seconds
    const cache = cacheOfRun(walked.sent, options.shoppers, {
        pages: pages.length,
        stores: stores.length
    })
    return {
        ...walked,
        visits: options.shoppers,
        stores: stores.length,
        pages: pages.length,
        reached: grown(before.reached, await reachedOf(fleet)),
        expectedShare: firstShare(cache, perSecond, walked.seconds),
        cpuMs: cpu() - before.cpu,
        platformCalls,
        storeCommands: grownCommands(before.commands, await commandsOf(fleet.store)),
        costs
    }
}

/**
 * Shoppers of many stores walk through two servers behind a cache; prints what they met and what the model makes of it
 * for a day, and writes both to .cache/bench-load.json.
 */
export const measureLoad = async (options: LoadOptions): Promise<void> => {
    const fleet = await startFleet(options.servers)
    try {
        const [{origin} = {origin: ''}] = fleet.servers
        const catalogue = await catalogueOf(origin, {...sizes, stores: options.stores})
        console.error('costs of single requests')
        const costs = await measureUnitCosts(fleet, catalogue, options.samples)
        console.error('shoppers')
        const run = await measureRun(fleet, options, costs, catalogue)
        const measured = measuredOf(run)
        const assumed = assumptionsOf(measured)
        const forecasted = forecast(assumed)
        mkdirSync('.cache', {recursive: true})
        const {sent: _, ...figures} = run
        writeFileSync(
            resultFile,
            JSON.stringify({options, figures, assumed, forecast: forecasted}, null, 2)
        )
        console.log(`${runReport(run)}\n\n${forecastReport(assumed, forecasted)}`)
    } finally {
        await fleet.stop()
    }
}
