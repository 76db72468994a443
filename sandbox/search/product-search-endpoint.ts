import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {type Category, categoryAt, findCategory} from '../catalogue/model/category'
import {currency, namesOf, typesIn} from '../catalogue/product-endpoints'
import {selected} from '../catalogue/property-selection'
import {endpoint} from '../core/endpoint'
import {flag, list, localeOf, siteQuery, wholeNumber} from '../core/query-values'
import {badRequest} from '../core/response'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import type {CatalogueQuery, Filter} from './find/criteria'
import {cachedPerFindings, type Findings, findingsOf} from './find/findings'
import {pageOf} from './find/page-of'
import {suggestedTerms} from './find/suggest'
import {facetsOf} from './present/facets'
import {type HitExpansion, hitExpansions, hitOf, type HitOptions} from './present/hit'
import {listedProduct} from './present/listed-product'
import {filterKeyOf, refinementsOf, sortingOptions, sortNamed} from './present/refinements'

const refinement = z.string().max(4_000)
const mostRefinements = 9

export const productSearchQuery = siteQuery.extend({
    /** Clients send an empty one with every category. */
    q: z.string().max(500).optional(),
    refine: z
        .union([refinement, z.array(refinement)])
        .transform((given) => [given].flat())
        .pipe(z.array(refinement).max(mostRefinements))
        .default([]),
    sort: z.string().max(256).optional(),
    currency,
    expand: namesOf(hitExpansions).optional(),
    allImages: flag.optional(),
    imgTypes: z.string().max(50).optional(),
    perPricebook: flag.default(false),
    allVariationProperties: flag.default(false),
    includedCustomVariationProperties: list(5).optional(),
    limit: wholeNumber(1, 200).default(25),
    offset: wholeNumber(0, 999_999_999).default(0),
    select: z.string().optional(),
    c_store_id: z.string().max(64).optional()
})

export type SearchQuery = z.output<typeof productSearchQuery>

/** A refinement as it was given: 'brand=Oakmere Home|Tessarine'. */
export type Refinement = {id: string; value: string}

export const refinementsIn = ({refine}: SearchQuery): Refinement[] =>
    refine.filter(Boolean).map((pair) => {
        const cut = pair.indexOf('=')
        if (cut < 1 || cut === pair.length - 1) {
            badRequest(
                `The refinement '${pair.slice(0, 80)}' must be an attribute, '=' and a value.`
            )
        }
        return {id: pair.slice(0, cut), value: pair.slice(cut + 1)}
    })

/** Undefined if nothing can be found: the category does not exist. */
export const catalogueQueryOf = (
    world: World,
    query: SearchQuery,
    refinements: readonly Refinement[]
): (CatalogueQuery & {category: Category | undefined}) | undefined => {
    const cgid = refinements.find(({id}) => id === 'cgid')?.value
    const category = cgid === undefined ? undefined : categoryAt(world, cgid)
    if (cgid !== undefined && !category) return undefined
    return {
        store: storeOf(world, query.c_store_id),
        locale: localeOf(query),
        text: query.q?.trim() ? query.q : undefined,
        category,
        within: category && {first: category.firstListing, end: category.endListing},
        filters: refinements.flatMap(asFilter),
        sort: sortNamed(query.sort).code,
        offset: query.offset,
        limit: query.limit
    }
}

/** Unknown attributes are ignored; so is orderable_only=false. */
const asFilter = ({id, value}: Refinement): Filter[] => {
    const key = filterKeyOf(id)
    if (!key || key === 'category') return []
    if (key === 'orderable' && value !== 'true') return []
    return [{key, values: key === 'price' ? [value] : value.split('|')}]
}

const usual: readonly HitExpansion[] = [
    'availability',
    'images',
    'prices',
    'represented_products',
    'variations'
]

export const hitOptionsOf = (query: SearchQuery, {store, locale}: CatalogueQuery): HitOptions => {
    const expand = query.expand ?? usual
    return {
        store,
        locale,
        expand: new Set(expand.includes('none') ? [] : expand),
        allImages: query.allImages,
        imageTypes: query.imgTypes === undefined ? undefined : typesIn(query.imgTypes),
        perPricebook: query.perPricebook,
        inventoryIds: [],
        allVariationProperties: query.allVariationProperties
    }
}

export const searchPath = '/search/shopper-search/v1/organizations/:organizationId'
export const searchScope = 'sfcc.shopper-product-search'

type Result = ShopperSearchTypes.ProductSearchResult

const cachedPages = cachedPerFindings<Pick<Result, 'hits' | 'refinements'>>()

/** Products by words, refined, sorted and in pages. */
export const productSearch = endpoint({
    method: 'GET',
    path: `${searchPath}/product-search`,
    scope: searchScope,
    query: productSearchQuery,
    handle: ({query, world}) => selected(resultOf(world, query), query.select)
})

const resultOf = (world: World, query: SearchQuery): Result => {
    const refinements = refinementsIn(query)
    const frame = frameOf(query, refinements)
    const catalogueQuery = catalogueQueryOf(world, query, refinements)
    if (!catalogueQuery) return frame
    const findings = findingsOf(world, catalogueQuery)
    return {
        ...frame,
        ...cachedPages(findings, JSON.stringify(query), () =>
            foundOf(world, {query, catalogueQuery, findings})
        ),
        searchPhraseSuggestions: phraseSuggestions(findings),
        total: findings.passing.length
    }
}

type Found = {
    query: SearchQuery
    catalogueQuery: NonNullable<ReturnType<typeof catalogueQueryOf>>
    findings: Findings
}

const foundOf = (
    world: World,
    {query, catalogueQuery, findings}: Found
): Pick<Result, 'hits' | 'refinements'> => {
    const wish = hitOptionsOf(query, catalogueQuery)
    const category = catalogueQuery.category ?? findCategory(world, 'root')
    const place = {...catalogueQuery, columns: findings.columns}
    return {
        hits: pageOf(findings, catalogueQuery)
            .flatMap((listing) => listedProduct(world, listing, place) ?? [])
            .flatMap((listed) => hitOf(world, listed, wish) ?? []),
        refinements: category
            ? refinementsOf(facetsOf(world, findings, {...catalogueQuery, category}))
            : []
    }
}

const longestEcho = 50

/** The parts that do not depend on the hits. */
const frameOf = (query: SearchQuery, refinements: readonly Refinement[]): Result => {
    const known = refinements.filter(({id}) => filterKeyOf(id) !== undefined)
    return {
        limit: query.limit,
        offset: query.offset,
        total: 0,
        query: (query.q ?? '').slice(0, longestEcho),
        hits: [],
        refinements: [],
        searchPhraseSuggestions: {suggestedTerms: []},
        sortingOptions: sortingOptions(localeOf(query)),
        selectedSortingOption: sortNamed(query.sort).id,
        ...(known.length > 0 && {
            selectedRefinements: Object.fromEntries(known.map(({id, value}) => [id, value]))
        })
    }
}

const phraseSuggestions = ({matches}: Findings) => ({
    suggestedTerms: suggestedTerms(matches?.words ?? [])
})
