import {perKind} from '../kinds'
import {forecast, type Assumptions} from './forecast'

/** Round numbers, so that each result can be calculated by hand: one visit a second, two at the peak. */
const assumed: Assumptions = {
    visitsADay: 86_400,
    peakToMean: 2,
    requestsOfVisit: {page: 3, api: 10, proxy: 5, image: 20, bundle: 30},
    kilobytes: {page: 10, api: 2, proxy: 2, image: 10, bundle: 10},
    cache: {
        pages: 1,
        common: 0,
        shoppers: [{share: 1, stores: 1}],
        lifetimeSeconds: 300,
        caches: 1
    },
    filesNotCached: 0,
    cpuMs: {page: 20, api: 5, proxy: 4, image: 1, bundle: 1},
    platformCalls: {page: 2, api: 1, proxy: 1, image: 1, bundle: 0},
    storeCommands: {page: 0, api: 4, proxy: 4, image: 0, bundle: 0},
    pollsOfServer: 3,
    busyAtMost: 0.5,
    prices: {coreHour: 0.05, cacheHour: 0.1, storeHour: 0.2, gigabyte: 0.01}
}

/** Nothing is cached: every request reaches the shop. */
const withoutCache = {
    ...assumed,
    filesNotCached: 1,
    cache: {...assumed.cache, lifetimeSeconds: 0}
}

test('calls and what is personal reach the shop, pages and files only if the cache does not have them', () => {
    const {mean} = forecast(assumed)

    expect(mean.atShop).toEqual({
        page: expect.closeTo(3 / 901),
        api: 10,
        proxy: 5,
        image: 0,
        bundle: 0
    })
    expect(mean.pageHits).toBeCloseTo(900 / 901)
    expect(mean.hits).toBeCloseTo(1 - (15 + 3 / 901) / 68)
})

test('without a cache all of a visit reaches the shop, and the platform as often as each request needs it', () => {
    const {mean, platformCallsOfVisit, platformCallsADay} = forecast(withoutCache)

    expect(mean.hits).toBe(0)
    expect(platformCallsOfVisit).toBeCloseTo(3 * 2 + 10 + 5 + 20)
    expect(platformCallsADay).toBeCloseTo(41 * 86_400)
    expect(mean.cores).toBeCloseTo((60 + 50 + 20 + 20 + 30) / 1000)
})

test.each`
    what                                | change                                    | meanServers | peakServers
    ${'a small shop'}                   | ${{}}                                     | ${1}        | ${1}
    ${'a hundred times the visitors'}   | ${{visitsADay: 8_640_000}}                | ${15}       | ${29}
    ${'processes that may be all busy'} | ${{visitsADay: 8_640_000, busyAtMost: 1}} | ${8}        | ${15}
    ${'nobody at all'}                  | ${{visitsADay: 0.001}}                    | ${1}        | ${1}
`('$what: $meanServers servers, at the peak $peakServers', ({change, meanServers, peakServers}) => {
    const {mean, peak} = forecast({...assumed, ...change})

    expect([mean.servers, peak.servers]).toEqual([meanServers, peakServers])
})

test('Valkey counts each call, and each server looks for what was published', () => {
    expect(forecast(assumed).mean.storeCommands).toBeCloseTo(15 * 4 + 3)
    expect(forecast(assumed).peak.storeCommands).toBeCloseTo(2 * 15 * 4 + 3)
})

test('the cost is of the servers of the peak, and of what browsers download', () => {
    const {gigabytesADay, monthly, mean} = forecast(assumed)

    expect(gigabytesADay).toBeCloseTo((86_400 * (30 + 20 + 10 + 200 + 300)) / 1e6)
    expect(mean.megabitsOut).toBeCloseTo((560 * 8) / 1000)
    expect(monthly).toEqual({
        servers: expect.closeTo(36),
        caches: expect.closeTo(72),
        store: expect.closeTo(144),
        traffic: expect.closeTo(gigabytesADay * 0.3),
        total: expect.closeTo(252 + gigabytesADay * 0.3)
    })
})

test('a visit that requests nothing needs nothing of the platform', () => {
    const nothing = perKind(() => 0)

    expect(
        forecast({...assumed, requestsOfVisit: {...nothing, page: 1e-9}}).platformCallsOfVisit
    ).toBeCloseTo(0)
})
