import {type Availability, availabilityAt} from '../../catalogue/availability'
import {
    isPriced,
    type PricedRow,
    priceFacts,
    type PriceFacts,
    productNumbered,
    type ProductRow
} from '../../catalogue/model/product'
import {findModel, type Model} from '../../catalogue/model/model'
import {promotionNamed} from '../../catalogue/model/promotion'
import {unitsOfModel} from '../../catalogue/seed/products-of-model'
import type {World} from '../../world/world'
import type {Columns} from '../find/filters'
import type {CatalogueQuery} from '../find/criteria'

/** A listing with everything needed to show it. */
export type ListedProduct = {
    /** What is listed: an item, a master, a used one, a bundle. */
    row: ProductRow
    model: Model
    /** Whose price and stock are shown. */
    shown: PricedRow
    availability: Availability
    price: PriceFacts
    old: {weekly: number; from: string} | undefined
}

type ListingContext = Pick<CatalogueQuery, 'store' | 'locale'> & {columns: Columns}

export const listedProduct = (
    world: World,
    listing: number,
    {store, locale, columns}: ListingContext
): ListedProduct | undefined => {
    const zone = store.c_zoneID
    const numbered = (no: number) => productNumbered(world, no, zone)
    const unit = columns.store.shown[listing] ?? 0
    const shown = numbered(columns.listing.units.no[unit] ?? 0)
    const row = shown?.role === 'variant' ? numbered(masterNo(shown)) : shown
    if (!row || !shown || !isPriced(shown)) return undefined
    const model = findModel(world, row.modelNo, locale)
    const {isCarryout} = model
    const availability = availabilityAt(world, {...shown, isCarryout}, store)
    const price = priceFacts(shown)
    return {row, model, shown, availability, price, old: oldPrice(world, model, price)}
}

const masterNo = ({modelNo}: ProductRow) => modelNo * unitsOfModel

/** The rate before the promotion, or an earlier one. */
const oldPrice = (world: World, {promotionId}: Model, {promotional, list, was}: PriceFacts) => {
    if (promotional === undefined) return was && {weekly: was.cents, from: was.from}
    const promotion = promotionId === null ? undefined : promotionNamed(world, promotionId)
    return promotion && {weekly: list, from: promotion.startsOn}
}
