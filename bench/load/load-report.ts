import type {Assumptions, Forecast, Rates} from './model/forecast'
import {kinds, perKind, total, type PerKind} from './kinds'
import {isFailed, isRefused, sentByKind, tally, type Sent} from './tally'
import {countedCommands} from './counters'
import type {UnitCosts} from './unit-costs'

/** What the run measured besides the requests themselves. */
export type Run = {
    visits: number
    stores: number
    pages: number
    seconds: number
    /** Shoppers in the shop at the same time, at most. */
    atOnce: number
    sent: readonly Sent[]
    /** What reached the servers, by their own metrics. */
    reached: PerKind
    /** The share of pages that the model expects to reach the servers in such a run. */
    expectedShare: number
    cpuMs: number
    platformCalls: readonly [api: string, count: number][]
    storeCommands: readonly [command: string, count: number][]
    costs: UnitCosts
}

type Cell = string | number

const round = (value: number): string => {
    const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
    return String(Number(value.toFixed(digits)))
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** A Markdown table; numbers are rounded to what can be read. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
    [head, head.map(() => '---'), ...rows]
        .map(
            (row) =>
                `| ${row.map((cell) => (typeof cell === 'number' ? round(cell) : cell)).join(' | ')} |`
        )
        .join('\n')

const sumOf = (counts: readonly (readonly [string, number])[]): number =>
    counts.reduce((sum, [, count]) => sum + count, 0)

const requestsTable = ({sent}: Run): string =>
    table(
        ['kind', 'request', 'count', 'p50, ms', 'p95, ms', 'refused', 'failed', 'status: count'],
        tally(sent).map(({kind, what, count, p50, p95, refused, failed, statuses}) => [
            kind,
            what,
            count,
            p50,
            p95,
            refused,
            failed,
            statuses
        ])
    )

const kindsTable = ({sent, reached, visits, costs}: Run): string => {
    const counts = sentByKind(sent)
    return table(
        [
            'kind',
            'sent',
            'a visit',
            'reached the shop',
            'cache answered',
            'CPU of one, ms',
            'platform calls of one',
            'store commands of one'
        ],
        kinds.map((kind) => [
            kind,
            counts[kind],
            counts[kind] / visits,
            reached[kind],
            counts[kind] === 0 ? '' : percent(1 - reached[kind] / counts[kind]),
            costs.cpuMs[kind],
            costs.platformCalls[kind],
            costs.storeCommands[kind]
        ])
    )
}

/** What the costs of single requests add up to for what reached the shop. */
export const expectedOf = (reached: PerKind, costs: PerKind): number =>
    total(perKind((kind) => reached[kind] * costs[kind]))

const wholeTable = (run: Run): string => {
    const {sent, reached, visits, costs, cpuMs, platformCalls, storeCommands} = run
    const share = reached.page / sentByKind(sent).page
    return table(
        ['figure', 'measured', 'expected from single requests or the model'],
        [
            ['pages that reached the shop', percent(share), percent(run.expectedShare)],
            [
                'CPU of both servers a visit, ms',
                cpuMs / visits,
                expectedOf(reached, costs.cpuMs) / visits
            ],
            [
                'platform calls a visit',
                sumOf(platformCalls) / visits,
                expectedOf(reached, costs.platformCalls) / visits
            ],
            [
                'store commands a visit, all but `get`',
                countedCommands(Object.fromEntries(storeCommands)) / visits,
                expectedOf(reached, costs.storeCommands) / visits
            ]
        ]
    )
}

const namesOf = (counts: readonly (readonly [string, number])[], visits: number): string =>
    counts.map(([name, count]) => `${name} ${round(count / visits)}`).join(', ')

/** What a run of the load test found, without anything personal. */
export const runReport = (run: Run): string => {
    const {visits, stores, pages, seconds, atOnce, sent} = run
    const [refused, failed] = [sent.filter(isRefused).length, sent.filter(isFailed).length]
    return [
        `${visits} shoppers of ${stores} stores and ${pages} pages in ${round(seconds)} s, ` +
            `at most ${atOnce} at once: ${sent.length} requests, ` +
            `${round(sent.length / seconds)} a second; ${refused} refused, ${failed} failed`,
        requestsTable(run),
        kindsTable(run),
        wholeTable(run),
        `Platform calls a visit: ${namesOf(run.platformCalls, visits)}`,
        `Store commands a visit: ${namesOf(run.storeCommands, visits)}`
    ].join('\n\n')
}

const ratesRows = (mean: Rates, peak: Rates): Cell[][] => [
    ['requests a second', total(mean.requests), total(peak.requests)],
    ['pages a second', mean.requests.page, peak.requests.page],
    ['pages that the cache answers', percent(mean.pageHits), percent(peak.pageHits)],
    ['requests that the cache answers', percent(mean.hits), percent(peak.hits)],
    ['requests a second at the shop', total(mean.atShop), total(peak.atShop)],
    ['pages made a second', mean.atShop.page, peak.atShop.page],
    ['platform calls a second', mean.platformCalls, peak.platformCalls],
    ['store commands a second', mean.storeCommands, peak.storeCommands],
    ['cores of the shop, all busy', mean.cores, peak.cores],
    ['servers', mean.servers, peak.servers],
    ['Mbit/s to browsers', mean.megabitsOut, peak.megabitsOut]
]

/** What the model expects, with what it assumes about the day. */
export const forecastReport = (
    {visitsADay, peakToMean, cache}: Assumptions,
    {mean, peak, platformCallsOfVisit, platformCallsADay, gigabytesADay, monthly}: Forecast
): string =>
    [
        `The model: ${visitsADay / 1e6} million visits a day, ${Math.max(...cache.shoppers.map(({stores}) => stores))} stores with ` +
            `${cache.pages} pages each, ${cache.caches} caches`,
        table(['figure', 'mean', `peak (${peakToMean} times)`], ratesRows(mean, peak)),
        `Platform calls: ${round(platformCallsOfVisit)} a visit, ` +
            `${round(platformCallsADay / 1e6)} million a day. Traffic: ${round(gigabytesADay)} GB a day.`,
        `A month: ${round(monthly.servers)} $ for servers, ${round(monthly.caches)} for caches, ` +
            `${round(monthly.store)} for the store, ${round(monthly.traffic)} for traffic; ` +
            `${round(monthly.total)} in all, without the platform`
    ].join('\n\n')
