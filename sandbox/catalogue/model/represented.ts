import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import {type Availability, availabilityAt} from '../availability'
import {isPriced, type PricedRow, priceFacts, type ProductRow, productsOfModel} from './product'

/** Sooner is less: in the store, nearby, the warehouse, to be ordered, nowhere. */
export const nearness = ({source}: Pick<Availability, 'source'>): number =>
    source ? order.indexOf(source) : order.length

const order = ['INVENTORY_PRODUCT', 'INV_GEO_POOL_PRODUCT', 'EA_PRODUCT', 'SO_PRODUCT'] as const

export type Offered = {row: PricedRow; availability: Availability}

type StoreContext = {store: Store; isCarryout: boolean}

/** A product as it can be had at a store; undefined for a master, which cannot. */
export const offeredAt = (
    world: World,
    row: ProductRow,
    {store, isCarryout}: StoreContext
): Offered | undefined =>
    isPriced(row)
        ? {row, availability: availabilityAt(world, {...row, isCarryout}, store)}
        : undefined

/** The variants of a master as they can be had, in their order. */
export const variantsAt = (world: World, master: ProductRow, place: StoreContext): Offered[] =>
    productsOfModel(world, master.modelNo, place.store.c_zoneID)
        .filter(({role}) => role === 'variant')
        .flatMap((row) => offeredAt(world, row, place) ?? [])

/** Whose price and stock a master shows: the cheapest variant, the nearest of those. */
export const representedOf = (variants: readonly Offered[]): Offered | undefined =>
    variants.toSorted(
        (one, other) =>
            priceFacts(one.row).weekly - priceFacts(other.row).weekly ||
            nearness(one.availability) - nearness(other.availability)
    )[0]
