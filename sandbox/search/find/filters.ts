import {categoryAt} from '../../catalogue/model/category'
import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import {
    type Codes,
    colourBit,
    listingColumns,
    type ListingColumns
} from '../columns/listing-columns'
import {soldOut, storeColumns, type StoreColumns} from '../columns/store-columns'
import {priceSteps, zoneColumns, type ZoneColumns} from '../columns/zone-columns'
import type {Filter, FilterKey} from './criteria'

/** All data of a search, for one store. */
export type Columns = {
    listing: ListingColumns
    zone: ZoneColumns
    store: StoreColumns
}

export const columnsFor = (world: World, store: Store): Columns => ({
    listing: listingColumns(world),
    zone: zoneColumns(world, store.c_zoneID),
    store: storeColumns(world, store)
})

/** The ways in which a listing can be available, as named in a filter. */
export const availabilities = [
    'INVENTORY_PRODUCT',
    'INV_GEO_POOL_PRODUCT',
    'EA_PRODUCT',
    'SO_PRODUCT',
    'OUT_OF_STOCK'
] as const

const yesOrNo: readonly string[] = ['FALSE', 'TRUE']

/** Facets whose listings have one value each: a column of codes, and what the codes mean. */
export type CodeFacet = {column: Uint16Array; values: readonly string[]}

export const codeFacets = ({listing, store}: Columns): Record<CodeFacetKey, CodeFacet> => ({
    brand: {column: listing.brand, values: listing.brands.names},
    type: {column: listing.kind, values: listing.kinds.names},
    condition: {column: listing.condition, values: listing.conditions.names},
    availability: {column: store.nearness, values: availabilities},
    clearance: {column: listing.clearance, values: yesOrNo},
    offers: {column: listing.offers, values: yesOrNo},
    hitType: {column: listing.role, values: hitTypes(listing.roles)},
    promotion: {column: listing.promotion, values: listing.promotions.names}
})

export type CodeFacetKey =
    | 'brand'
    | 'type'
    | 'condition'
    | 'availability'
    | 'clearance'
    | 'offers'
    | 'hitType'
    | 'promotion'

/** Roles as Salesforce calls them. */
const hitTypes = ({names}: Codes) =>
    names.map((role) => (role === 'master' || role === 'bundle' ? role : 'product'))

/** Whether a listing passes a filter. */
export type FilterTest = (listing: number) => boolean

export const filterTestOf = (world: World, columns: Columns, {key, values}: Filter): FilterTest =>
    isCodeFacet(key)
        ? hasCode(codeFacets(columns)[key], values)
        : filterTests[key]({world, columns, values})

type FilterContext = {world: World; columns: Columns; values: readonly string[]}

const filterTests: Record<
    Exclude<FilterKey, CodeFacetKey>,
    (requested: FilterContext) => FilterTest
> = {
    category: ({world, values}) => inCategories(world, values),
    price: ({columns, values}) => inPriceRanges(columns.zone.weekly, values),
    color: ({columns, values}) => inColours(columns.listing.colours, values),
    orderable:
        ({columns}) =>
        (listing) =>
            columns.store.nearness[listing] !== soldOut,
    mostAWeek:
        ({columns, values}) =>
        (listing) =>
            (columns.zone.weekly[listing] ?? 0) <= Number(values[0])
}

const isCodeFacet = (key: FilterKey): key is CodeFacetKey => !Object.hasOwn(filterTests, key)

const hasCode = ({column, values: names}: CodeFacet, wanted: readonly string[]): FilterTest => {
    const lower = new Set(wanted.map((value) => value.toLowerCase()))
    const isWanted = names.map((name) => lower.has(name.toLowerCase()))
    return (listing) => isWanted[column[listing] ?? -1] ?? false
}

const inColours = (column: Uint32Array, wanted: readonly string[]): FilterTest => {
    const bits = wanted.reduce((mask, colour) => mask | maskOf(colour.toLowerCase()), 0)
    return (listing) => ((column[listing] ?? 0) & bits) !== 0
}

/** An unknown colour has no bit: shifting by its index, -1, would give the last one. */
const maskOf = (colour: string) => {
    const bit = colourBit(colour)
    return bit > 0 ? bit : 0
}

const inCategories = (world: World, ids: readonly string[]): FilterTest => {
    const ranges = ids.flatMap((id) => categoryAt(world, id) ?? [])
    return (listing) =>
        ranges.some(({firstListing, endListing}) => firstListing <= listing && listing < endListing)
}

const inPriceRanges = (weekly: Int32Array, values: readonly string[]): FilterTest => {
    const ranges = values.flatMap((value) => priceRange(value) ?? [])
    return (listing) => {
        const cents = weekly[listing] ?? 0
        return ranges.some(({from, to}) => from <= cents && cents < to)
    }
}

/** Reads '15-20', '(15..20)' and '50-', dollars a week, without the upper end; undefined for any other text. */
export const priceRange = (value: string): {from: number; to: number} | undefined => {
    const [, low, high] =
        /^\(?(\d{1,7}(?:\.\d\d?)?)?(?:-|\.\.)(\d{1,7}(?:\.\d\d?)?)?\)?$/.exec(value) ?? []
    if (low === undefined && high === undefined) return undefined
    return {
        from: low === undefined ? 0 : Math.round(Number(low) * 100),
        to: high === undefined ? Infinity : Math.round(Number(high) * 100)
    }
}

/** A price step as a filter value, '15-20'; the last one is open, '50-'. */
export const priceStepValue = (step: number): string => {
    const [from, to] = [priceSteps[step] ?? 0, priceSteps[step + 1]]
    return `${from / 100}-${to === undefined ? '' : to / 100}`
}
