import {availability} from '../../catalogue/availability'
import {nearness} from '../../catalogue/model/represented'
import {firstLevel, placeKey, stockKindOf, warehouse} from '../../catalogue/stock'
import type {Store} from '../../stores/store'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import {listingColumns, type Order, orderByClass, unitNumbered, type Units} from './listing-columns'
import {zoneColumns} from './zone-columns'

/** How soon a unit is available at a store: 0 in the store … 4 nowhere. */
export type NearnessOfUnit = (unit: number) => number

/** Reads the changed stock once; the result is valid until the stock changes again. */
export const nearnessAt = (world: World, units: Units, store: Store): NearnessOfUnit => {
    const keys = new Map(
        [store.id, ...store.c_geopoolStores, warehouse].map((place) => [place, placeKey(place)])
    )
    const changed = changesAt(world, [...keys.keys()])
    return (unit) => {
        const no = units.no[unit] ?? 0
        const type = units.type[unit] ?? 'RAC'
        const kind = stockKindOf({type, role: units.role[unit] ?? ''})
        const changes = changed.get(no)
        const levelAt = (place: string) =>
            changes?.get(place) ?? firstLevel(no, keys.get(place) ?? 0, kind)
        return nearness(availability({type, isCarryout: false}, store, levelAt))
    }
}

type Change = {productNo: number; place: string; level: number}

const changesAt = ({statement}: World, places: string[]) => {
    const changed = new Map<number, Map<string, number>>()
    const read = statement<Change>(
        'SELECT product_no AS productNo, place, level FROM stock_change WHERE place = ?'
    )
    for (const {productNo, place, level} of places.flatMap((place) => read.all(place))) {
        const levels = changed.get(productNo) ?? new Map<string, number>()
        levels.set(place, level)
        changed.set(productNo, levels)
    }
    return changed
}

/** How soon listings are available at a store. */
export type StoreColumns = {
    /** The number of the last stock change that is included; later changes are read again. */
    version: number
    /** Per listing: the unit that represents it: the cheapest one, of equal ones the nearest. */
    shown: Int32Array
    /** Per listing, of the unit shown: 0 in the store … 4 nowhere. */
    nearness: Uint16Array
    nearestFirst: Order
}

export const soldOut = 4
const mostStores = 32

/** Read at a store's first search; afterwards only changes are read. */
export const storeColumns = (world: World, store: Store): StoreColumns => {
    const columns = cacheFor<string, StoreColumns>(world, 'store columns', mostStores).of(
        store.id,
        () => emptyColumns(world)
    )
    const version = latestChange(world)
    if (columns.version !== version) {
        // The number is only lower if changes were undone; then everything is read again.
        const since = version > columns.version ? columns.version : -1
        renew(world, {store, columns}, since)
        columns.version = version
    }
    return columns
}

const emptyColumns = (world: World): StoreColumns => {
    const {count, byPopularity} = listingColumns(world)
    return {
        version: -1,
        shown: new Int32Array(count),
        nearness: new Uint16Array(count),
        nearestFirst: {places: byPopularity, rank: byPopularity}
    }
}

const latestChange = ({statement}: World) =>
    statement<{no: number | null}>('SELECT max(no) AS no FROM stock_change').get()?.no ?? 0

type Renewed = {store: Store; columns: StoreColumns}

const renew = (world: World, {store, columns}: Renewed, since: number) => {
    const {units, byPopularity} = listingColumns(world)
    const {unitWeekly} = zoneColumns(world, store.c_zoneID)
    const nearness = nearnessAt(world, units, store)
    const best = {units, unitWeekly, nearness}
    for (const first of since < 0 ? allListings(units) : changedListings(world, units, since)) {
        const {unit, near} = bestUnit(best, first)
        const listing = units.listing[first] ?? 0
        columns.shown[listing] = unit
        columns.nearness[listing] = near
    }
    columns.nearestFirst = orderByClass(columns.nearness, soldOut, byPopularity)
}

/** The first unit of every listing; the units of a listing are adjacent. */
function* allListings({count, listing}: Units) {
    for (let unit = 0; unit < count; unit += 1) {
        if (unit === 0 || listing[unit] !== listing[unit - 1]) yield unit
    }
}

const changedListings = ({statement}: World, units: Units, since: number): number[] => {
    const changed = statement<{no: number}>(
        'SELECT DISTINCT product_no AS no FROM stock_change WHERE no > ?'
    )
    const {listing} = units
    return changed.all(since).flatMap(({no}) => {
        let unit = unitNumbered(units, no)
        if (unit === undefined) return []
        while (unit > 0 && listing[unit - 1] === listing[unit]) unit -= 1
        return [unit]
    })
}

type Choice = {units: Units; unitWeekly: Int32Array; nearness: NearnessOfUnit}

/** The cheapest unit of a listing; of equal ones the nearest. */
const bestUnit = ({units, unitWeekly, nearness}: Choice, first: number) => {
    let unit = first
    let near = nearness(first)
    for (let other = first + 1; units.listing[other] === units.listing[first]; other += 1) {
        if (other >= units.count) break
        const saving = (unitWeekly[unit] ?? 0) - (unitWeekly[other] ?? 0)
        if (saving < 0) continue
        const otherNear = nearness(other)
        if (saving > 0 || otherNear < near) {
            unit = other
            near = otherNear
        }
    }
    return {unit, near}
}
