import {perKind} from '../kinds'
import type {Run} from '../load-report'
import type {Sent} from '../tally'
import {cacheOfRun, measuredOf} from './run-figures'

const sent = (kind: Sent['kind'], what: string): Sent => ({
    kind,
    what,
    status: 200,
    ms: 10,
    bytes: 2000
})

/** Two visits with five pages; one shopper came without a store. */
const requests = [
    sent('page', 'home'),
    sent('page', 'home'),
    sent('page', 'listing'),
    sent('page', 'listing'),
    sent('page', 'cart'),
    sent('api', 'assigned store'),
    sent('proxy', 'basket')
]

const run: Run = {
    visits: 2,
    stores: 50,
    pages: 196,
    seconds: 10,
    atOnce: 2,
    sent: requests,
    reached: {page: 4, api: 1, proxy: 1, image: 0, bundle: 0},
    expectedShare: 0.5,
    cpuMs: 120,
    platformCalls: [
        ['shopper-products', 8],
        ['maps', 2]
    ],
    storeCommands: [],
    costs: {
        cpuMs: perKind(() => 10),
        platformCalls: perKind(() => 1),
        storeCommands: perKind(() => 4)
    }
}

test('the shares of shoppers are whole, whoever came without a store', () => {
    const {common, shoppers} = cacheOfRun(requests, 2, {pages: 196, stores: 50})

    expect(common).toBeCloseTo(3 / 5)
    expect(shoppers[0]).toEqual({share: 1 / 5, stores: 1})
    expect(shoppers.reduce((sum, {share}) => sum + share, 0)).toBeCloseTo(1)
})

test('costs of single requests are raised to what the whole run took', () => {
    const {cpuMs, storeCommands} = measuredOf(run)

    expect(cpuMs.page).toBeCloseTo(20)
    expect(storeCommands.page).toBe(4)
})

test('platform calls that nothing else explains are those of our own endpoints', () => {
    expect(measuredOf(run).platformCalls).toMatchObject({page: 1, proxy: 1, api: 10 - 4 - 1})
})

test('the model is given the requests of one visit, and what one of them weighs', () => {
    const {requestsOfVisit, kilobytes, withoutStore} = measuredOf(run)

    expect(requestsOfVisit).toEqual({page: 2.5, api: 0.5, proxy: 0.5, image: 0, bundle: 0})
    expect([kilobytes.page, kilobytes.image]).toEqual([2, 0])
    expect(withoutStore).toBeCloseTo(1 / 5)
})
