import type {PerKind} from '../kinds'
import type {Assumptions} from './forecast'
import type {UnitCosts} from '../unit-costs'

/** What a run of the load test measures for the model. */
export type Measured = UnitCosts & {
    requestsOfVisit: PerKind
    kilobytes: PerKind
    /** The shares of requests for pages that everybody opens, and by shoppers who have no store yet. */
    common: number
    withoutStore: number
}

/**
 * The files of a visit whose browser has none yet. The walk requests only those that the HTML names; a browser also loads
 * what scripts import: counted in Chromium on 28 November 2026, home, listing and product (docs/scale.md).
 */
const filesOfVisit = {
    requests: {bundle: 21, image: 27},
    kilobytes: {bundle: 303 / 21, image: 125 / 27}
}

/** `s-maxage` of pages in seconds, as the shop sends it. */
export const pageLifetime = 300

/** What this bench cannot measure; docs/scale.md says where each value is from. */
const guesses = {
    visitsADay: 10_000_000,
    peakToMean: 4,
    pages: 2000,
    stores: 2000,
    caches: 2,
    filesNotCached: 0.01,
    // server/publishing/content-version.ts reads the version at most every 300 ms.
    pollsOfServer: 1000 / 300,
    busyAtMost: 0.6,
    prices: {coreHour: 0.05, cacheHour: 0.2, storeHour: 0.2, gigabyte: 0.02}
}

/** The model's assumptions, with everything that was measured in its place. */
export const assumptionsOf = (measured: Measured): Assumptions => {
    const {requestsOfVisit, kilobytes, common, withoutStore, ...costs} = measured
    const {pages, stores, caches, ...others} = guesses
    const shoppers = [
        {share: withoutStore, stores: 1},
        {share: 1 - withoutStore, stores}
    ]
    return {
        ...others,
        ...costs,
        cache: {pages, common, shoppers, lifetimeSeconds: pageLifetime, caches},
        requestsOfVisit: {...requestsOfVisit, ...filesOfVisit.requests},
        kilobytes: {...kilobytes, ...filesOfVisit.kilobytes}
    }
}
