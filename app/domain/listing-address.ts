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
import {defaultPageSize, pageSizes} from '@app/domain/page-limits'

const LONGEST_QUERY = 200

/** Everything that the shopper's approval covers, at an address of its own [ROUTE-030, APPR-026]. */
export const approvedItemsPath = '/shop-approved-items'

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
 * What a listing's address asks for. Every value that the storefront would not have written itself
 * is taken as absent, so that no address can break a page or make a state of its own [PLP-002].
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
 * The address of a listing, without locale prefix: defaults left out, parts in one order.
 * Listings that live elsewhere than /c/, /search and /shop-all name their path [PLP-003] [PLP-004].
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

/** The address that links of the storefront have for a category, by its path below /c/ [PLP-003] (C-01). */
export const categoryHref = (path: string): string =>
    homeOf({...plainListing, path: path.split('/')}) + byPopularity

/** The query without what turns its pages. */
const withoutPage = (query: URLSearchParams): string => {
    const others = new URLSearchParams(query)
    others.delete('offset')
    others.delete('limit')
    return others.toString()
}

/**
 * Whether a move from one query to another on the same path shows something to be read from its top: another search, or
 * another page of the same listing. A filter, an order or a view changes what the shopper is looking at.
 */
export const shouldScrollToTop = (before: string, now: string): boolean => {
    const [from, to] = [new URLSearchParams(before), new URLSearchParams(now)]
    if (from.get('q') !== to.get('q')) return true
    return from.toString() !== to.toString() && withoutPage(from) === withoutPage(to)
}
