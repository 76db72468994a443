import {cacheFor} from '../../world/cache'
import type {Zone} from '../../catalogue/prices'
import type {World} from '../../world/world'
import {listingColumns, type Order, orderBy, unitNumbered} from './listing-columns'

/** The weekly rates of listings in a zone. Cents. */
export type ZoneColumns = {
    /** Per unit. */
    unitWeekly: Int32Array
    /** Per listing: of a master, its cheapest variant's. */
    weekly: Int32Array
    /** The dearest variant's. */
    weeklyMost: Int32Array
    /** Which of the price steps it falls into. */
    step: Uint16Array
    cheapestFirst: Order
    dearestFirst: Order
}

/** Where one price step ends and the next begins, in cents a week. */
export const priceSteps = [0, 10_00, 15_00, 20_00, 25_00, 30_00, 40_00, 50_00] as const

export const stepOf = (weeklyCents: number) =>
    priceSteps.findLastIndex((start) => weeklyCents >= start)

export const zoneColumns = (world: World, zone: Zone): ZoneColumns =>
    cacheFor<Zone, ZoneColumns>(world, 'zone columns', 4).of(zone, () => readZone(world, zone))

const readZone = (world: World, zone: Zone): ZoneColumns => {
    const {count, units, byPopularity} = listingColumns(world)
    const unitWeekly = new Int32Array(units.count)
    const weekly = new Int32Array(count).fill(0x7fff_ffff)
    const weeklyMost = new Int32Array(count)
    for (const [no, cents] of pricesIn(world).iterate(zone)) {
        const unit = unitNumbered(units, no) ?? 0
        const listing = units.listing[unit] ?? 0
        unitWeekly[unit] = cents
        weekly[listing] = Math.min(weekly[listing] ?? cents, cents)
        weeklyMost[listing] = Math.max(weeklyMost[listing] ?? cents, cents)
    }
    const dearness = weekly.map((cents) => -cents)
    return {
        unitWeekly,
        weekly,
        weeklyMost,
        step: Uint16Array.from(weekly, stepOf),
        cheapestFirst: orderBy(weekly, byPopularity),
        dearestFirst: orderBy(dearness, byPopularity)
    }
}

const prices = `
    SELECT product_no, coalesce(promotional_cents, weekly_cents) FROM price WHERE zone = ?`

const pricesIn = ({db}: World) =>
    db.prepare<[zone: Zone], [no: number, cents: number]>(prices).raw()
