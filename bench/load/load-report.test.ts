import {perKind} from './kinds'
import {runReport, table, type Run} from './load-report'
import type {Sent} from './tally'

const sent = (kind: Sent['kind'], what: string, status = 200): Sent => ({
    kind,
    what,
    status,
    ms: 12.345,
    bytes: 100
})

const one = perKind(() => 1)

const run: Run = {
    visits: 2,
    stores: 50,
    pages: 196,
    seconds: 4,
    atOnce: 2,
    sent: [
        sent('page', 'home'),
        sent('page', 'home', 503),
        sent('api', 'search', 500),
        sent('api', 'search')
    ],
    reached: {page: 1, api: 2, proxy: 0, image: 0, bundle: 0},
    expectedShare: 0.4,
    cpuMs: 10,
    platformCalls: [['shopper-products', 3]],
    storeCommands: [
        ['evalsha', 2],
        ['get', 8]
    ],
    costs: {cpuMs: one, platformCalls: one, storeCommands: one}
}

test('numbers of a table are rounded to what can be read', () => {
    expect(table(['a', 'b', 'c'], [[1234.56, 12.345, 1.2345]])).toBe(
        '| a | b | c |\n| --- | --- | --- |\n| 1235 | 12.3 | 1.23 |'
    )
})

test('a run says what was refused and what failed, and what the cache answered', () => {
    const text = runReport(run)

    expect(text).toContain('4 requests, 1 a second; 1 refused, 1 failed')
    expect(text).toContain('| page | home | 2 | 12.3 | 12.3 | 1 | 0 | 200: 1, 503: 1 |')
    expect(text).toContain('| page | 2 | 1 | 1 | 50.0 % |')
})

test('a run is held against what single requests cost, without looking for what was published', () => {
    const text = runReport(run)

    expect(text).toContain('| pages that reached the shop | 50.0 % | 40.0 % |')
    expect(text).toContain('| platform calls a visit | 1.5 | 1.5 |')
    expect(text).toContain('| store commands a visit, all but `get` | 1 | 1.5 |')
})
