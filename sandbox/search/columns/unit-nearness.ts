import {nearness} from '../../catalogue/find/represented'
import {availability} from '../../catalogue/stock/availability'
import {firstLevel, placeKey} from '../../catalogue/stock/first-level'
import {stockKindOf, warehouse} from '../../catalogue/stock/stock-kind'
import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import type {Units} from './listing-columns'

/** How soon a unit is to be had at a store: 0 in the store … 4 nowhere. */
export type NearnessOfUnit = (unit: number) => number

/** Looks at the changed stock once; what it answers is true until the stock changes again. */
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
