import {type SpecialCategory, specialCategoryOf} from '@app/domain/catalogue/categories'
import {type ListingState, type ListingTab, sortCode} from '@app/domain/catalogue/listing'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import {type Locale, localeEntry} from '@app/lib/address/locales'
import type {ProductSearchRequest, SearchFilter} from '@contract/product-search'
import {categoryIdAt} from '../categories/category'

const isTrue = (key: string): SearchFilter => ({key, values: ['TRUE']})

/** [PLP-013, PLP-014] */
const filterOfSpecial: Record<SpecialCategory, SearchFilter> = {
    clearance: isTrue('clearance'),
    offers: isTrue('offers')
}

/** [PLP-015] */
const filtersOfTab: Record<ListingTab, SearchFilter[]> = {
    deals: [filterOfSpecial.offers],
    clearance: [filterOfSpecial.clearance],
    'my-items': []
}

/** Each filter once, with all values that were requested for it. */
const merged = (filters: readonly SearchFilter[]): SearchFilter[] => {
    const valuesByKey = new Map<string, Set<string>>()
    for (const {key, values = []} of filters) {
        valuesByKey.set(key, new Set([...(valuesByKey.get(key) ?? []), ...values]))
    }
    return [...valuesByKey].map(([key, values]) => ({key, values: [...values]}))
}

const categoryOf = (path: readonly string[]) => {
    const [superCategory, pcat, subCategory] = path
    const category = categoryIdAt(path)
    return {
        ...(category !== '' && {category, cat: category}),
        ...(pcat !== undefined && {pcat}),
        ...(superCategory !== undefined && {
            categoryData: {superCategory, category: pcat, subCategory}
        })
    }
}

export type SearchScope = {
    storeId: string | undefined
    locale: Locale
    /** The weekly amount left of an approval; only its owner's browser knows it [PLP-004] (G-13). */
    mostAWeek?: Cents | undefined
}

/**
 * The body of the product search: the search function's parameters together with those that are added on the wire
 * (C-15) [API-009, API-010].
 */
export const asSearchRequest = (
    listing: ListingState,
    {storeId, locale, mostAWeek}: SearchScope
): ProductSearchRequest => {
    const sort = sortCode(listing.sort)
    const special = specialCategoryOf(listing.path)
    const refinements = Object.entries(listing.refinements)
    return {
        refine: refinements.flatMap(([key, values]) => values.map((value) => `${key}=${value}`)),
        isSearch: listing.query !== undefined,
        ...(listing.query !== undefined && {query: listing.query}),
        sort,
        offset: listing.offset,
        limit: listing.limit,
        ...(special ? {} : categoryOf(listing.path)),
        filters: merged([
            ...refinements.map(([key, values]) => ({key, values})),
            ...(special ? [filterOfSpecial[special]] : []),
            ...(listing.tab ? filtersOfTab[listing.tab] : [])
        ]),
        storeIds: storeId === undefined ? [] : [storeId],
        isBrandPLP: false,
        // Listings are the same for everybody, so the search is always sent as a guest's [D-01].
        customer: 'guest',
        ...(mostAWeek !== undefined && {maxWeeklyPrice: dollarsFromCents(mostAWeek)}),
        languageCodes: [localeEntry(locale).searchCode],
        orderBy: sort,
        pageSize: listing.limit,
        requestMode: 'LIVE'
    }
}
