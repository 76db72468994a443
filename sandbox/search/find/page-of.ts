import type {SortCode} from '@contract/product-search'
import {type Order, rankOf} from '../columns/listing-columns'
import {soldOut} from '../columns/store-columns'
import type {Findings} from './findings'
import type {CatalogueQuery} from './criteria'

/** The listings of one page, sorted as requested. */
export const pageOf = (
    {columns, passing, matches}: Findings,
    {sort, offset, limit}: Pick<CatalogueQuery, 'sort' | 'offset' | 'limit'>
): number[] => {
    const end = Math.min(offset + limit, passing.length)
    if (offset >= end) return []
    if (sort === 'RELEVANCE' && matches) return [...passing.subarray(offset, end)]
    if (sort === 'AVAILABILITY' && matches) {
        return nearestPage(columns.store.nearness, passing, {offset, end})
    }
    const order = orderOf(columns, sort)
    // Few listings are sorted; for many it is quicker to go through all in their order.
    return passing.length * 32 < order.places.length
        ? sortedPage(order, passing, {offset, end})
        : walkedPage(order, passing, {offset, end})
}

type Span = {offset: number; end: number}

/** The hits of a text: the nearest first, then the most relevant. */
const nearestPage = (nearness: Uint16Array, passing: Int32Array, {offset, end}: Span): number[] => {
    const page: number[] = []
    for (let wanted = 0; wanted <= soldOut && page.length < end; wanted += 1) {
        for (const listing of passing) if (nearness[listing] === wanted) page.push(listing)
    }
    return page.slice(offset, end)
}

const sortedPage = ({places, rank}: Order, passing: Int32Array, {offset, end}: Span): number[] => {
    const ranks = passing.map((listing) => rank[listing] ?? 0).sort()
    return Array.from(ranks.subarray(offset, end), (index) => places[index] ?? 0)
}

const walkedPage = ({places}: Order, passing: Int32Array, {offset, end}: Span): number[] => {
    const isPassing = new Uint8Array(places.length)
    for (const listing of passing) isPassing[listing] = 1
    const page: number[] = []
    let found = 0
    for (const listing of places) {
        if (isPassing[listing] !== 1) continue
        if (found >= offset) page.push(listing)
        found += 1
        if (found === end) break
    }
    return page
}

const orderOf = ({listing, zone, store}: Findings['columns'], sort: SortCode): Order => {
    if (sort === 'AVAILABILITY') return store.nearestFirst
    if (sort === 'PRICE_LOW_TO_HIGH') return zone.cheapestFirst
    if (sort === 'PRICE_HIGH_TO_LOW') return zone.dearestFirst
    return {places: listing.byPopularity, rank: popularityRank(listing.byPopularity)}
}

const ranks = new WeakMap<Int32Array, Int32Array>()

const popularityRank = (byPopularity: Int32Array): Int32Array => {
    const rank = ranks.get(byPopularity) ?? rankOf(byPopularity)
    ranks.set(byPopularity, rank)
    return rank
}
