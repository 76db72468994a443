import {
    formatRefinements,
    lastOffset,
    type ListingState,
    listingTabs,
    type PageSize,
    parseRefinements,
    plainListing,
    sortCode,
    sortOrderFrom
} from './listing'
import {defaultPageSize, pageSizes} from '@app/domain/catalogue/page-limits'

const LONGEST_QUERY = 200

/** The listing of everything that the shopper's approval covers [ROUTE-030, APPR-026]. */
export const approvedItemsPath = '/shop-approved-items'

/** The listing of what may be had in exchange [ROUTE-061]. */
export const exchangeItemsPath = '/rac-exchange-plp'

const isApprovedItems = (pathname: string): boolean =>
    pathname.replace(/^\/[a-z]{2}-[A-Z]{2}(?=\/)/, '') === approvedItemsPath

const decoded = (segment: string): string => {
    try {
        return decodeURIComponent(segment)
    } catch {
        return segment
    }
}

const pathOf = (pathname: string): string[] => {
    const [, below = ''] = /^(?:\/[a-z]{2}-[A-Z]{2})?\/c\/(.*)$/.exec(pathname) ?? []
    return below.split('/').filter(Boolean).slice(0, 3).map(decoded)
}

const searchTextFrom = (text: string | null): string | undefined =>
    text
        ?.replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_QUERY)
        .trim() || undefined

const pageSizeOf = (text: string | null): PageSize =>
    pageSizes.find((size) => String(size) === text) ?? defaultPageSize

const offsetOf = (text: string | null, limit: PageSize): number => {
    const offset = /^\d{1,12}$/.test(text ?? '') ? Math.min(Number(text), lastOffset) : 0
    return offset - (offset % limit)
}

/**
 * The listing at an address. A value that the storefront itself would not have written counts as missing, so that no
 * address breaks a page or creates a new cache entry [PLP-002].
 */
export const parseListing = (pathname: string, parameters: URLSearchParams): ListingState => {
    const query = searchTextFrom(parameters.get('q'))
    const limit = pageSizeOf(parameters.get('limit'))
    const tab = listingTabs.find((name) => name === parameters.get('tab'))
    return {
        path: pathOf(pathname),
        ...(query !== undefined && {query}),
        refinements: parseRefinements(parameters.getAll('refine')),
        sort: sortOrderFrom(parameters.get('sort')),
        limit,
        offset: offsetOf(parameters.get('offset'), limit),
        view: parameters.get('view') === 'list' ? 'list' : 'grid',
        ...(tab && {tab}),
        approvalOnly: isApprovedItems(pathname) || parameters.get('approval') === 'true'
    }
}

const homeOf = ({path, query}: ListingState): string => {
    if (path.length > 0) return ['/c', ...path.map(encodeURIComponent)].join('/')
    return query === undefined ? '/shop-all' : '/search'
}

/**
 * The address of a listing, without locale prefix: defaults left out, parameters in a fixed order. Listings outside of
 * /c/, /search and /shop-all name their path [PLP-003] [PLP-004].
 */
export const listingHref = (state: ListingState, given = homeOf(state)): string => {
    const {query, refinements, sort, limit, offset, view, tab, approvalOnly} = state
    const pathname = isApprovedItems(given) && !approvalOnly ? homeOf(state) : given
    const parts: [key: string, value: string | number, isDefault: boolean][] = [
        ['q', query ?? '', query === undefined],
        ...formatRefinements(refinements).map((pair): [string, string, boolean] => [
            'refine',
            pair,
            false
        ]),
        ['sort', sortCode(sort), sort === plainListing.sort],
        ['limit', limit, limit === plainListing.limit],
        ['offset', offset, offset === 0],
        ['view', view, view === plainListing.view],
        ['tab', tab ?? '', tab === undefined],
        ['approval', 'true', !approvalOnly || isApprovedItems(pathname)]
    ]
    const nonDefault = parts.filter(([, , isDefault]) => !isDefault)
    const search = new URLSearchParams(
        nonDefault.map(([key, value]) => [key, String(value)])
    ).toString()
    return search ? `${pathname}?${search}` : pathname
}

const byPopularity = listingHref({...plainListing, sort: 'most-popular'}, '')

/** The address of a category in the storefront's links, by its path below /c/ [PLP-003] (C-01). */
export const categoryHref = (path: string): string =>
    homeOf({...plainListing, path: path.split('/')}) + byPopularity

/** The query without its paging parameters. */
const withoutPage = (query: URLSearchParams): string => {
    const others = new URLSearchParams(query)
    others.delete('offset')
    others.delete('limit')
    return others.toString()
}

/**
 * Whether the page should scroll to the top when the query changes on the same path: for another search, or another
 * page of the listing. After a new filter, sort order or view the shopper keeps looking at the same place.
 */
export const shouldScrollToTop = (before: string, now: string): boolean => {
    const [from, to] = [new URLSearchParams(before), new URLSearchParams(now)]
    if (from.get('q') !== to.get('q')) return true
    return from.toString() !== to.toString() && withoutPage(from) === withoutPage(to)
}
