import * as z from 'zod/mini'
import {type ListingState, plainListing, sortCode} from '@app/domain/catalogue/listing'
import type {ProductSearchRequest} from '@contract/product-search'
import {mustBeCategory} from '../categories/category'
import {countedItems, listIfAny, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {flag, list, number, record, text} from '../json'
import {type Tile, wasPriceFilter} from '../products/product'
import {productPath} from '../products/product-fields'
import {toPicture, toTile} from '../products/to-tile'
import {defaultStaleTime, type Query} from '../query'
import {asSearchRequest, type SearchScope} from './search-request'
import {knownVisitorId} from './visitor-id'

/** One filter: its values with the number of hits that choosing each gives. */
export type Facet = {
    key: string
    label: string
    values: {value: string; label: string; count: number; selected: boolean}[]
}

/** A page of a listing. */
export type SearchResult = {
    total: number
    tiles: Tile[]
    facets: Facet[]
    redirect: string | null
    /** Identifies the search when its results are clicked or rented [API-007]; in browsers only. */
    attributionToken?: string
}

const toFacet = (raw: unknown): Facet[] => {
    const facet = record(raw)
    const key = text(facet.key)
    if (key === undefined) return []
    const values = list(facet.values).flatMap((item) => {
        const {value: rawValue, label, count, selected} = record(item)
        const value = text(rawValue)
        if (value === undefined) return []
        const hits = number(count) ?? 0
        return [
            {value, label: text(label) ?? value, count: hits, selected: flag(selected) ?? false}
        ]
    })
    return values.length === 0 ? [] : [{key, label: text(facet.label) ?? key, values}]
}

/** A search counts its hits; one that leads elsewhere need not. */
export const SearchAnswer = z
    .looseObject({totalSize: z.optional(z.number()), results: listIfAny})
    .check(
        z.refine(({totalSize, redirectUri}) => totalSize !== undefined || text(redirectUri), {
            path: ['totalSize']
        })
    )

/** The hits of an answer from an offset on, and how many there are in all. */
const hitsOf = <T>(
    answer: z.output<typeof SearchAnswer>,
    toHit: (raw: unknown) => T[],
    {offset = 0, log}: {offset?: number | undefined; log?: Pick<Commerce, 'warn'> | undefined} = {}
): {total: number; hits: T[]} => {
    const {totalSize: total = 0, results: items} = answer
    const listed = countedItems({total: text(answer.redirectUri) ? 0 : total, items, offset})
    const hits = readItems(listed, toHit, log)
    return {total: Math.max(total, hits.length), hits}
}

/** The product search's answer as a listing shows it [API-007, API-011]. */
export const toSearchResult = (
    raw: unknown,
    from: {offset?: number; log?: Pick<Commerce, 'warn'>} = {}
): SearchResult => {
    const answer = readAnswer(SearchAnswer, raw)
    const {total, hits: tiles} = hitsOf(answer, (hit) => [toTile(hit) ?? []].flat(), from)
    const attributionToken = text(answer.attributionToken)
    return {
        total,
        tiles,
        facets: list(answer.facets).flatMap(toFacet),
        redirect: text(answer.redirectUri) ?? null,
        ...(attributionToken !== undefined && {attributionToken})
    }
}

export const productSearchPath = '/custom/product/v1/organizations/{org}/search'

/** Adds the visitor's id, if the browser has one [API-010]. */
const withVisitor = (body: ProductSearchRequest): ProductSearchRequest => {
    const visitorId = knownVisitorId()
    return visitorId === undefined ? body : {...body, visitorId}
}

export type ProductSearchOptions = {listing: ListingState; storeId: string | undefined} & Pick<
    SearchScope,
    'mostAWeek'
>

/** A page of a listing as the store prices and stocks it [API-007]. */
export const productSearch = (
    commerce: Commerce,
    {listing, storeId, mostAWeek}: ProductSearchOptions
): Query<SearchResult> => {
    const {locale} = commerce
    const body = asSearchRequest(listing, {storeId, locale, mostAWeek})
    return {
        key: [
            'search',
            listing.path.join('/'),
            listing.query ?? null,
            Object.entries(listing.refinements).map(
                ([name, values]) => `${name}=${values.join('|')}`
            ),
            sortCode(listing.sort),
            listing.limit,
            listing.offset,
            listing.tab ?? null,
            storeId ?? null,
            mostAWeek ?? null
        ],
        staleTime: defaultStaleTime,
        fetch: async () => {
            mustBeCategory(listing.path)
            const result = toSearchResult(
                await commerce.fetch({path: productSearchPath, body: withVisitor(body)}),
                {offset: listing.offset, log: commerce}
            )
            // The token belongs to one search by one person; a page for everybody must not carry it [D-01].
            if (typeof document === 'undefined') delete result.attributionToken
            return {...result, tiles: result.tiles.map(wasPriceFilter(commerce))}
        }
    }
}

/** A product's page, and the address of its picture. */
type ProductPage = {path: string; picture: string | null}

export type ProductPages = {total: number; products: ProductPage[]}

const toPage = (raw: unknown): ProductPage[] => {
    const {productId, c_ProductUrl: url, image} = record(raw)
    const id = text(productId)
    if (id === undefined) return []
    return [{path: productPath(url, id), picture: toPicture(image)?.link ?? null}]
}

/** The pages of some products of a category, from an offset on, and how many there are in all. */
export const productPages = async (
    commerce: Commerce,
    {categoryId, offset, limit}: {categoryId: string; offset: number; limit: number}
): Promise<ProductPages> => {
    const listing = asSearchRequest(
        {...plainListing, sort: 'most-popular'},
        {storeId: undefined, locale: commerce.locale}
    )
    const body = {
        ...listing,
        category: categoryId,
        cat: categoryId,
        offset,
        limit,
        pageSize: limit
    }
    const answer = readAnswer(SearchAnswer, await commerce.fetch({path: productSearchPath, body}))
    const {total, hits: products} = hitsOf(answer, toPage, {offset, log: commerce})
    return {total, products}
}
