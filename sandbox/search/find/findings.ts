import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {CatalogueQuery, FilterKey} from './criteria'
import {type Columns, columnsFor, type FilterTest, filterTestOf} from './filters'
import {type Matches, matchesOf} from './matches'

/** The result of a query, before it is sorted and paged. */
export type Findings = {
    columns: Columns
    /** All listings that match; by relevance if there was a text, else in the catalogue's order. */
    passing: Int32Array
    /** Per filter, the listings that only this filter excludes: the counts of its own facet include them. */
    missedBy: ReadonlyMap<FilterKey, Int32Array>
    matches: Matches | undefined
}

const mostFindingsCached = 24

/** Computes once what several pages and sort orders of one query need. */
export const findingsOf = (world: World, query: CatalogueQuery): Findings => {
    const columns = columnsFor(world, query.store)
    return cacheFor<string, Findings>(world, 'findings', mostFindingsCached).of(
        keyOf(query, columns.store.version),
        () => find(world, query, columns)
    )
}

const keyOf = ({store, locale, text, within, filters}: CatalogueQuery, version: number) =>
    JSON.stringify([store.id, version, locale, text, within, filters])

const find = (world: World, query: CatalogueQuery, columns: Columns): Findings => {
    const {text, locale, filters} = query
    const matches = text === undefined ? undefined : matchesOf(world, {text, locale})
    const candidates = candidatesOf(query, matches, columns)
    const passes = filters.map((filter) => filterTestOf(world, columns, filter))
    return {
        columns,
        matches,
        ...sieve(
            candidates,
            filters.map(({key}) => key),
            passes
        )
    }
}

const candidatesOf = (
    {within}: CatalogueQuery,
    matches: Matches | undefined,
    {listing: {count}}: Columns
): Int32Array => {
    const {first, end} = within ?? {first: 0, end: count}
    if (!matches) return numbersFrom(first, end)
    return matches.listings.filter((listing) => first <= listing && listing < end)
}

const numbersFrom = (first: number, end: number): Int32Array => {
    const numbers = new Int32Array(end - first)
    for (let index = 0; index < numbers.length; index += 1) numbers[index] = first + index
    return numbers
}

/** Separates those that pass all filters from those that fail exactly one. */
const sieve = (candidates: Int32Array, keys: FilterKey[], passes: FilterTest[]) => {
    if (!keys.length) return {passing: candidates, missedBy: new Map<FilterKey, Int32Array>()}
    const passing = new Int32Array(candidates.length)
    const missed = keys.map(() => new Array<number>())
    let found = 0
    for (const listing of candidates) {
        const failed = onlyFailure(passes, listing)
        if (failed === none) {
            passing[found] = listing
            found += 1
        } else if (failed !== several) missed[failed]?.push(listing)
    }
    return {
        passing: passing.slice(0, found),
        missedBy: new Map(keys.map((key, index) => [key, Int32Array.from(missed[index] ?? [])]))
    }
}

const none = -1
const several = -2

const onlyFailure = (passes: FilterTest[], listing: number): number => {
    let failed = none
    for (let index = 0; index < passes.length; index += 1) {
        if (passes[index]?.(listing)) continue
        if (failed !== none) return several
        failed = index
    }
    return failed
}

/** Results of queries that are requested again with other pages and sort orders. */
const mostPagesCached = 6

/**
 * Caches what was computed from results, for equal queries. It is dropped together with the results: when they are
 * evicted, and when the stock of their store changes.
 */
export const cachedPerFindings = <Value>() => {
    const made = new WeakMap<Findings, Map<string, Value>>()
    return (findings: Findings, key: string, make: () => Value): Value => {
        const known = made.get(findings) ?? new Map<string, Value>()
        made.set(findings, known)
        const value = known.get(key) ?? make()
        known.set(key, value)
        const [oldest] = known.keys()
        if (known.size > mostPagesCached && oldest !== undefined) known.delete(oldest)
        return value
    }
}
