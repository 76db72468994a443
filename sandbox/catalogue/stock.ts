import type {Database} from 'better-sqlite3'
import type {ProductTypeCode} from '@contract/product-search'
import type {World} from '../world/world'

/** The initial stock of a product at a store or the warehouse, before anything was rented: 0 to 12. */
export const firstLevel = (productNo: number, placeKey: number, kind: StockKind): number => {
    const mixed = mix(productNo, placeKey)
    const {percent, most} = chances[kind]
    return mixed % 100 < percent ? 1 + ((mixed >>> 8) % most) : 0
}

/** How likely a product is at one place, and how many there may be. */
const chances = {
    new: {percent: 46, most: 12},
    used: {percent: 34, most: 2},
    warehouse: {percent: 95, most: 12}
}

export type StockKind = keyof typeof chances

/** A store's id, or 'warehouse', as a number for the pseudo-random mix (FNV-1a). */
export const placeKey = (place: string): number => {
    let key = 0x811c_9dc5
    for (let index = 0; index < place.length; index += 1) {
        key = Math.imul(key ^ place.charCodeAt(index), 0x0100_0193)
    }
    return key >>> 0
}

const mix = (one: number, other: number): number => {
    const first = Math.imul(one ^ other, 0x9e37_79b1)
    const second = Math.imul(first ^ (first >>> 15), 0x85eb_ca6b)
    return (second ^ (second >>> 13)) >>> 0
}

/** What the stock of a product depends on. */
export type Stocked = {no: number; type: ProductTypeCode; role: string}

export const stockKindOf = ({type, role}: Pick<Stocked, 'type' | 'role'>): StockKind => {
    if (role === 'used') return 'used'
    return type === 'EA' ? 'warehouse' : 'new'
}

/** The place of stock that is not in any store. */
export const warehouse = 'warehouse'

const known = new WeakMap<Database, Set<number>>()

/**
 * Products whose stock differs from the initial one somewhere. Most never changed, and a search reads a thousand stock
 * levels: the others need no database query. An extra number does no harm, so a change that is rolled back need not be
 * removed here.
 */
export const changedStock = ({db, statement}: World): Set<number> => {
    const before = known.get(db)
    if (before) return before
    const rows = statement<{no: number}>('SELECT DISTINCT product_no AS no FROM stock_change').all()
    const changed = new Set(rows.map(({no}) => no))
    known.set(db, changed)
    return changed
}

/** The current stock of a product at a place. */
export const stockLevel = (world: World, product: Stocked, place: string): number =>
    changedLevel(world, product.no, place) ??
    firstLevel(product.no, placeKey(place), stockKindOf(product))

const changedLevel = (world: World, productNo: number, place: string): number | undefined => {
    if (!changedStock(world).has(productNo)) return undefined
    const changed = world.statement<{level: number}>(
        'SELECT level FROM stock_change WHERE product_no = ? AND place = ?'
    )
    return changed.get(productNo, place)?.level
}
