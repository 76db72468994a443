import {colours} from '../../catalogue/colours'
import type {Category} from '../../catalogue/model/category'
import {priceSteps} from '../columns/zone-columns'
import type {FilterKey} from './criteria'
import {type CodeFacetKey, codeFacets, priceStepValue} from './filters'
import type {Findings} from './findings'

export type Count = {value: string; count: number}

/** How many hits each value of a facet would give; the facet's own filter is left out of the counting. */
export const countValues = (findings: Findings, key: CodeFacetKey): Count[] => {
    const {column, values} = codeFacets(findings.columns)[key]
    const counts = new Uint32Array(values.length)
    for (const listings of countedFor(findings, key)) tally(listings, column, counts)
    return merged(values.map((value, code) => ({value, count: counts[code] ?? 0})))
}

/** Different roles may have the same name. */
const merged = (counts: Count[]): Count[] => {
    const sums = new Map<string, number>()
    for (const {value, count} of counts) sums.set(value, (sums.get(value) ?? 0) + count)
    return [...sums].map(([value, count]) => ({value, count}))
}

export const countPriceSteps = (findings: Findings): Count[] => {
    const counts = new Uint32Array(priceSteps.length)
    const {step} = findings.columns.zone
    for (const listings of countedFor(findings, 'price')) tally(listings, step, counts)
    return Array.from(counts, (count, index) => ({value: priceStepValue(index), count}))
}

export const countColours = (findings: Findings): Count[] => {
    const counts = new Uint32Array(colours.length)
    const {colours: column} = findings.columns.listing
    for (const listings of countedFor(findings, 'color')) {
        for (const listing of listings) {
            const bits = column[listing] ?? 0
            for (let left = bits; left !== 0; left &= left - 1) {
                const colour = 31 - Math.clz32(left & -left)
                counts[colour] = (counts[colour] ?? 0) + 1
            }
        }
    }
    return colours.map(({id}, index) => ({value: id, count: counts[index] ?? 0}))
}

/** How many hits each of some categories has. */
export const countCategories = (findings: Findings, offered: readonly Category[]): Count[] => {
    const counted = countedFor(findings, 'category')
    return offered.map(({id, firstListing, endListing}) => ({
        value: id,
        count: counted.reduce(
            (sum, listings) => sum + within(listings, firstListing, endListing),
            0
        )
    }))
}

const within = (listings: Int32Array, first: number, end: number) => {
    let count = 0
    for (const listing of listings) if (first <= listing && listing < end) count += 1
    return count
}

const countedFor = ({passing, missedBy}: Findings, key: FilterKey): Int32Array[] => [
    passing,
    missedBy.get(key) ?? new Int32Array()
]

const tally = (listings: Int32Array, column: Uint16Array, counts: Uint32Array) => {
    for (const listing of listings) {
        const code = column[listing] ?? 0
        counts[code] = (counts[code] ?? 0) + 1
    }
}
