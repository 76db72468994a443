import {availabilityAt, type Availability} from '../../catalogue/stock/availability'
import {
    isPriced,
    productNumbered,
    type PricedRow,
    type ProductRow
} from '../../catalogue/find/product-row'
import {findModel, type Model} from '../../catalogue/find/model-row'
import {priceFacts, type PriceFacts} from '../../catalogue/prices/price-facts'
import {promotionNamed} from '../../catalogue/find/promotion'
import {unitsOfModel} from '../../catalogue/seed/model/products-of-model'
import type {World} from '../../world/world'
import type {Columns} from '../find/facet-columns'
import type {Question} from '../find/question'

/** A listing with all that showing it needs. */
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

type Place = Pick<Question, 'store' | 'locale'> & {columns: Columns}

export const listedProduct = (
    world: World,
    listing: number,
    {store, locale, columns}: Place
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

/** The rate before the promotion, or the one it was before. */
const oldPrice = (world: World, {promotionId}: Model, {promotional, list, was}: PriceFacts) => {
    if (promotional === undefined) return was && {weekly: was.cents, from: was.from}
    const promotion = promotionId === null ? undefined : promotionNamed(world, promotionId)
    return promotion && {weekly: list, from: promotion.startsOn}
}
