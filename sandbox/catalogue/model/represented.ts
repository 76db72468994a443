import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import {type Availability, availabilityAt} from '../availability'
import {isPriced, type PricedRow, priceFacts, type ProductRow, productsOfModel} from './product'

/** Lower is sooner: in the store, nearby, the warehouse, to be ordered, nowhere. */
export const nearness = ({source}: Pick<Availability, 'source'>): number =>
    source ? order.indexOf(source) : order.length

const order = ['INVENTORY_PRODUCT', 'INV_GEO_POOL_PRODUCT', 'EA_PRODUCT', 'SO_PRODUCT'] as const

export type Offered = {row: PricedRow; availability: Availability}

type StoreContext = {store: Store; isCarryout: boolean}

/** A product as it is available at a store; undefined for a master, which is not sold itself. */
export const offeredAt = (
    world: World,
    row: ProductRow,
    {store, isCarryout}: StoreContext
): Offered | undefined =>
    isPriced(row)
        ? {row, availability: availabilityAt(world, {...row, isCarryout}, store)}
        : undefined

/** The variants of a master with their availability, in their order. */
export const variantsAt = (world: World, master: ProductRow, place: StoreContext): Offered[] =>
    productsOfModel(world, master.modelNo, place.store.c_zoneID)
        .filter(({role}) => role === 'variant')
        .flatMap((row) => offeredAt(world, row, place) ?? [])

/** The variant whose price and stock a master shows: the cheapest, and of those the nearest. */
export const representedOf = (variants: readonly Offered[]): Offered | undefined =>
    variants.toSorted(
        (one, other) =>
            priceFacts(one.row).weekly - priceFacts(other.row).weekly ||
            nearness(one.availability) - nearness(other.availability)
    )[0]
