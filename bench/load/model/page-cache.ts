/** A cache in front of the shop: what it can have, and for how long each page is fresh. */
export type PageCache = {
    /** Different pages of one store. */
    pages: number
    /** The share of requests for the home page, the cart and the account, which everybody opens. */
    common: number
    /** Shares of the requests, and over how many stores each is spread: shoppers without a store all get the same pages. */
    shoppers: readonly {share: number; stores: number}[]
    lifetimeSeconds: number
    /** Caches that do not share what they have; requests are spread evenly over them. */
    caches: number
}

/**
 * The share of each page in all requests, most popular first: about as 1, 1/2, 1/3 and so on. `popularIndex` draws from the
 * same distribution.
 */
export const popularity = (pages: number): number[] =>
    Array.from(
        {length: pages},
        (_, index) => Math.log((index + 2) / (index + 1)) / Math.log(pages + 1)
    )

/** The index of a page, drawn by how popular it is; `chance` is from 0 to 1, excluding 1. */
export const popularIndex = (pages: number, chance: number): number =>
    Math.min(pages, Math.floor((pages + 1) ** chance)) - 1

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)

const commonPages = 3

/** Requests a second for a page, and how many copies are requested that often: one for each store in each cache. */
type Requested = {rate: number; copies: number}

const requestedOf = (
    {pages, common, shoppers, caches}: PageCache,
    perSecond: number
): Requested[] => {
    const shares = [
        ...popularity(pages).map((share) => share * (1 - common)),
        ...Array.from({length: commonPages}, () => common / commonPages)
    ]
    return shoppers.flatMap(({share, stores}) => {
        const copies = stores * caches
        return shares.map((ofPage) => ({rate: (perSecond * share * ofPage) / copies, copies}))
    })
}

/**
 * The share of requests for pages that reaches the shop when the cache has run for long. A page is made once, serves for
 * its lifetime, and is made again by the next request after it: one in `1 + rate × lifetime`.
 */
export const steadyShare = (cache: PageCache, perSecond: number): number => {
    const made = requestedOf(cache, perSecond).map(
        ({rate, copies}) => (copies * rate) / (1 + rate * cache.lifetimeSeconds)
    )
    return sumOf(made) / perSecond
}

/** The probability that at least this many requests come, when so many come on average (Poisson). */
const atLeast = (count: number, mean: number): number => {
    let [term, less] = [Math.exp(-mean), 0]
    for (let index = 0; index < count; index += 1) {
        less += term
        term *= mean / (index + 1)
    }
    return Math.max(0, 1 - less)
}

/** How often a page is made in so many seconds that begin with an empty cache. */
const timesMade = (rate: number, lifetime: number, seconds: number): number => {
    let times = 0
    for (let made = 0; made * lifetime < seconds; made += 1)
        times += atLeast(made + 1, rate * (seconds - made * lifetime))
    return times
}

/** The share of requests for pages that reaches the shop in the first seconds of an empty cache. */
export const firstShare = (cache: PageCache, perSecond: number, seconds: number): number => {
    const made = requestedOf(cache, perSecond).map(
        ({rate, copies}) => copies * timesMade(rate, cache.lifetimeSeconds, seconds)
    )
    return sumOf(made) / (perSecond * seconds)
}
