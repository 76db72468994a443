import {kinds, perKind, total, type PerKind} from '../kinds'
import {steadyShare, type PageCache} from './page-cache'

/** Everything that the model believes; docs/scale.md has the reason for each value. */
export type Assumptions = {
    visitsADay: number
    /** The busiest second against the mean of the day. */
    peakToMean: number
    /** What the browser of one visit requests. */
    requestsOfVisit: PerKind
    /** What one request of this kind transfers, compressed. */
    kilobytes: PerKind
    cache: PageCache
    /** The share of files that is not in the cache, as after a release. */
    filesNotCached: number
    /** Milliseconds of one core that the shop needs for one request. */
    cpuMs: PerKind
    /** Calls to the platform for one request that reaches the shop. */
    platformCalls: PerKind
    /** Commands of Valkey for one request that reaches the shop. */
    storeCommands: PerKind
    /** Commands a second that each server sends in any case, to know what was published. */
    pollsOfServer: number
    /** How busy a process may be at the peak. */
    busyAtMost: number
    prices: Prices
}

/** US dollars. */
export type Prices = {coreHour: number; cacheHour: number; storeHour: number; gigabyte: number}

/** What the model says about one moment. */
export type Rates = {
    /** Requests a second from browsers, and what of them reaches the shop. */
    requests: PerKind
    atShop: PerKind
    /** The share of pages that the cache answers. */
    pageHits: number
    /** The share of all requests that the cache answers. */
    hits: number
    cores: number
    servers: number
    platformCalls: number
    storeCommands: number
    megabitsOut: number
}

export type Forecast = {
    mean: Rates
    peak: Rates
    platformCallsOfVisit: number
    platformCallsADay: number
    gigabytesADay: number
    /** Dollars of a month of thirty days, with the servers of the peak all day. */
    monthly: {servers: number; caches: number; store: number; traffic: number; total: number}
}

const secondsADay = 86_400
const hoursAMonth = 720
const daysAMonth = 30

/** A sum over kinds of two values' product. */
const weighted = (counts: PerKind, each: PerKind): number =>
    kinds.reduce((sum, kind) => sum + counts[kind] * each[kind], 0)

const ratesAt = (assumed: Assumptions, visitsASecond: number): Rates => {
    const requests = perKind((kind) => visitsASecond * assumed.requestsOfVisit[kind])
    const pagesMade = steadyShare(assumed.cache, requests.page)
    const reaching: PerKind = {
        page: pagesMade,
        api: 1,
        proxy: 1,
        image: assumed.filesNotCached,
        bundle: assumed.filesNotCached
    }
    const atShop = perKind((kind) => requests[kind] * reaching[kind])
    const cores = weighted(atShop, assumed.cpuMs) / 1000
    const servers = Math.max(1, Math.ceil(cores / assumed.busyAtMost))
    return {
        requests,
        atShop,
        pageHits: 1 - pagesMade,
        hits: 1 - total(atShop) / total(requests),
        cores,
        servers,
        platformCalls: weighted(atShop, assumed.platformCalls),
        storeCommands: weighted(atShop, assumed.storeCommands) + servers * assumed.pollsOfServer,
        megabitsOut: (weighted(requests, assumed.kilobytes) * 8) / 1000
    }
}

/** What a day with so many visits needs. */
export const forecast = (assumed: Assumptions): Forecast => {
    const visitsASecond = assumed.visitsADay / secondsADay
    const mean = ratesAt(assumed, visitsASecond)
    const peak = ratesAt(assumed, visitsASecond * assumed.peakToMean)
    const gigabytesADay =
        (assumed.visitsADay * weighted(assumed.requestsOfVisit, assumed.kilobytes)) / 1e6
    const {coreHour, cacheHour, storeHour, gigabyte} = assumed.prices
    const costs = {
        servers: peak.servers * coreHour * hoursAMonth,
        caches: assumed.cache.caches * cacheHour * hoursAMonth,
        store: storeHour * hoursAMonth,
        traffic: gigabytesADay * daysAMonth * gigabyte
    }
    const {servers, caches, store, traffic} = costs
    return {
        mean,
        peak,
        platformCallsOfVisit: mean.platformCalls / visitsASecond,
        platformCallsADay: mean.platformCalls * secondsADay,
        gigabytesADay,
        monthly: {...costs, total: servers + caches + store + traffic}
    }
}
