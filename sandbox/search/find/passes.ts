import {categoryAt} from '../../catalogue/find/category'
import type {World} from '../../world/world'
import {colourBit} from '../columns/listing-columns'
import {soldOut} from '../columns/store-columns'
import {priceSteps} from '../columns/zone-columns'
import {codeFacets, type CodeFacet, type CodeFacetKey, type Columns} from './facet-columns'
import type {Filter, FilterKey} from './question'

/** Whether a listing passes a filter. */
export type Pass = (listing: number) => boolean

export const passOf = (world: World, columns: Columns, {key, values}: Filter): Pass =>
    isCodeFacet(key)
        ? hasCode(codeFacets(columns)[key], values)
        : passes[key]({world, columns, values})

type Asked = {world: World; columns: Columns; values: readonly string[]}

const passes: Record<Exclude<FilterKey, CodeFacetKey>, (asked: Asked) => Pass> = {
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

const isCodeFacet = (key: FilterKey): key is CodeFacetKey => !Object.hasOwn(passes, key)

const hasCode = ({column, values: names}: CodeFacet, wanted: readonly string[]): Pass => {
    const lower = new Set(wanted.map((value) => value.toLowerCase()))
    const isWanted = names.map((name) => lower.has(name.toLowerCase()))
    return (listing) => isWanted[column[listing] ?? -1] ?? false
}

const inColours = (column: Uint32Array, wanted: readonly string[]): Pass => {
    const bits = wanted.reduce((mask, colour) => mask | maskOf(colour.toLowerCase()), 0)
    return (listing) => ((column[listing] ?? 0) & bits) !== 0
}

/** A colour that does not exist is bit -1 shifted, which would be the last one: it has no bit. */
const maskOf = (colour: string) => {
    const bit = colourBit(colour)
    return bit > 0 ? bit : 0
}

const inCategories = (world: World, ids: readonly string[]): Pass => {
    const ranges = ids.flatMap((id) => categoryAt(world, id) ?? [])
    return (listing) =>
        ranges.some(({firstListing, endListing}) => firstListing <= listing && listing < endListing)
}

const inPriceRanges = (weekly: Int32Array, values: readonly string[]): Pass => {
    const ranges = values.flatMap((value) => priceRange(value) ?? [])
    return (listing) => {
        const cents = weekly[listing] ?? 0
        return ranges.some(({from, to}) => from <= cents && cents < to)
    }
}

/** Reads '15-20', '(15..20)' and '50-', dollars a week, the upper end left out; undefined when it is none of these. */
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
