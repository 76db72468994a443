import type {Locale} from '../../core/locales'
import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import {findModel, type Model} from '../model/model'
import type {ProductRow} from '../model/product'
import {type Offered, offeredAt, representedOf, variantsAt} from '../model/represented'

export const expansions = [
    'none',
    'availability',
    'bundled_products',
    'links',
    'promotions',
    'options',
    'images',
    'prices',
    'variations',
    'set_products',
    'recommendations',
    'shipping_methods',
    'page_meta_tags',
    'primary_category'
] as const

export type Expansion = (typeof expansions)[number]

/** Which parts of a product a caller requests, and for which store and language. */
export type ProductViewOptions = {
    store: Store
    locale: Locale
    expand: ReadonlySet<Expansion>
    allImages: boolean
    /** View types and how many of each; undefined takes all. */
    imageTypes: ReadonlyMap<string, number> | undefined
    perPricebook: boolean
    inventoryIds: readonly string[]
}

/** A product with everything needed to present it, read once. */
export type ProductView = {
    world: World
    row: ProductRow
    model: Model
    /** Whose price and stock are shown: the product itself, or the variant that stands for a master. */
    shown: Offered
    /** Of a master; empty for everything else. */
    variants: Offered[]
    wish: ProductViewOptions
}

/** Undefined for a master without variants, which cannot be shown. */
export const viewOf = (
    world: World,
    row: ProductRow,
    wish: ProductViewOptions
): ProductView | undefined => {
    const {store, locale} = wish
    const model = findModel(world, row.modelNo, locale)
    const place = {store, isCarryout: model.isCarryout}
    const variants = row.role === 'master' ? variantsAt(world, row, place) : []
    const shown = offeredAt(world, row, place) ?? representedOf(variants)
    return shown && {world, row, model, shown, variants, wish}
}
