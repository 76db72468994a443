import {z} from 'zod'
import type {ProductSearchAnswer} from '@contract/product-search'
import {type Category, categoryAt, findCategory} from '../catalogue/model/category'
import {addressOf} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {type Locale, defaultLocale, locales} from '../core/locales'
import {siteQuery} from '../core/query-values'
import {storeOf} from '../stores/store'
import type {World} from '../world/world'
import {type CatalogueQuery, type Filter, type FilterKey, filterKeys} from './find/criteria'
import {cachedPerFindings, type Findings, findingsOf} from './find/findings'
import {pageOf} from './find/page-of'
import {facetsOf} from './present/facets'
import {listedProduct} from './present/listed-product'
import {tileOf} from './present/tile'
import {redirectOf} from './redirects'

const sort = z.enum([
    'AVAILABILITY',
    'PRICE_LOW_TO_HIGH',
    'PRICE_HIGH_TO_LOW',
    'MOST_POPULAR',
    'RELEVANCE'
])

const text = z.string().max(500)
const value = z.string().max(256)

const searchCodes = locales.map(({searchCode}) => searchCode)

/** The search function's parameters and those added on the wire; unknown fields are ignored. */
export const searchBody = z.looseObject({
    refine: z.array(text).max(50).default([]),
    sort: sort.optional(),
    orderBy: sort.optional(),
    offset: z.number().int().min(0).max(1_000_000).default(0),
    limit: z.number().int().min(1).max(200).optional(),
    pageSize: z.number().int().min(1).max(200).optional(),
    query: text.optional(),
    cat: value.optional(),
    pcat: value.optional(),
    category: value.optional(),
    filters: z
        .array(
            z.looseObject({
                key: value,
                value: value.optional(),
                values: z.array(value).max(100).optional()
            })
        )
        .max(50)
        .default([]),
    storeIds: z.array(z.string().max(64)).max(50).default([]),
    maxWeeklyPrice: z.number().min(0).max(1_000_000).optional(),
    languageCodes: z.array(z.enum(searchCodes)).max(searchCodes.length).default([])
})

type Body = z.output<typeof searchBody>

/** Undefined if nothing can be found: the category does not exist. */
export const catalogueQueryOf = (
    world: World,
    body: Body,
    locale: Locale | 'default' | undefined
): (CatalogueQuery & {category: Category | undefined}) | undefined => {
    const scope = scopeOf(world, body)
    if (!scope) return undefined
    const {category, special} = scope
    return {
        store: storeOf(world, body.storeIds[0]),
        locale: localeFor(body, locale),
        text: body.query?.trim() ? body.query : undefined,
        category,
        within: category && {first: category.firstListing, end: category.endListing},
        filters: filtersOf(body, special),
        sort: body.sort ?? body.orderBy ?? 'AVAILABILITY',
        offset: body.offset,
        limit: body.limit ?? body.pageSize ?? 25
    }
}

/** The range of listings to search; undefined if there is none. */
const scopeOf = (world: World, {category: id, cat, pcat}: Body) => {
    const wanted = id ?? cat ?? pcat
    if (wanted === undefined) return {category: undefined, special: undefined}
    const special = specialFilters.get(wanted.toLowerCase())
    if (special) return {category: undefined, special}
    const category = categoryAt(world, wanted)
    return category && {category, special: undefined}
}

/** Categories that are not in the tree [PLP-013, PLP-014]. */
const specialFilters = new Map<string, Filter>([
    ['clearance', {key: 'clearance', values: ['TRUE']}],
    ['offers', {key: 'offers', values: ['TRUE']}],
    ['deals', {key: 'offers', values: ['TRUE']}]
])

const localeFor = ({languageCodes}: Body, named: Locale | 'default' | undefined): Locale => {
    if (named !== undefined && named !== 'default') return named
    return locales.find(({searchCode}) => searchCode === languageCodes[0])?.id ?? defaultLocale
}

/** Both ways of naming filters are accepted; values of one key are combined, and unknown keys are ignored. */
const filtersOf = (
    {filters, refine, maxWeeklyPrice}: Body,
    special: Filter | undefined
): Filter[] => {
    const values = new Map<FilterKey, Set<string>>()
    const add = (name: string, more: readonly string[]) => {
        const key = filterKeys.find((known) => known === name && known !== 'mostAWeek')
        if (key && more.length) values.set(key, new Set([...(values.get(key) ?? []), ...more]))
    }
    for (const filter of filters) {
        add(filter.key, [
            ...(filter.values ?? []),
            ...(filter.value === undefined ? [] : [filter.value])
        ])
    }
    for (const pair of refine) {
        const [name = '', ...rest] = pair.split('=')
        add(name, rest.join('=').split('|').filter(Boolean))
    }
    if (special) add(special.key, special.values)
    const most = maxWeeklyPrice === undefined ? [] : [mostAWeek(maxWeeklyPrice)]
    return [...[...values].map(([key, set]) => ({key, values: [...set]})), ...most]
}

const mostAWeek = (amount: number): Filter => ({
    key: 'mostAWeek',
    values: [String(Math.round(amount * 100))]
})

const cachedPages = cachedPerFindings<Pick<ProductSearchAnswer, 'results' | 'facets'>>()

/** The listing and the search of the storefront [API-007, API-011]. */
export const customSearch = endpoint({
    method: 'POST',
    path: '/custom/product/v1/organizations/:organizationId/search',
    query: siteQuery,
    body: searchBody,
    atomic: false,

    handle({query, body, world, url}): ProductSearchAnswer {
        const attributionToken = world.newId()
        const redirectUri = body.query === undefined ? undefined : redirectOf(world, body.query)
        if (redirectUri) {
            return {...nothing, attributionToken, redirectUri: addressOf(redirectUri, url)}
        }

        const catalogueQuery = catalogueQueryOf(world, body, query.locale)
        if (!catalogueQuery) return {...nothing, attributionToken}
        const findings = findingsOf(world, catalogueQuery)
        const {sort, offset, limit, category} = catalogueQuery
        const requested = ['tiles', sort, offset, limit, category?.id].join()
        return {
            totalSize: findings.passing.length,
            attributionToken,
            ...cachedPages(findings, requested, () => foundOf(world, catalogueQuery, findings))
        }
    }
})

const foundOf = (
    world: World,
    catalogueQuery: NonNullable<ReturnType<typeof catalogueQueryOf>>,
    findings: Findings
): Pick<ProductSearchAnswer, 'results' | 'facets'> => {
    const place = {...catalogueQuery, columns: findings.columns}
    const category = catalogueQuery.category ?? findCategory(world, 'root')
    return {
        results: pageOf(findings, catalogueQuery)
            .flatMap((listing) => listedProduct(world, listing, place) ?? [])
            .map((listed) => tileOf(world, listed, catalogueQuery)),
        facets: category ? facetsOf(world, findings, {...catalogueQuery, category}) : []
    }
}

const nothing = {totalSize: 0, results: [], facets: []}
