import type {ProductTile, TileInventory, TilePriceInfo} from '@contract/product-search'
import type {ColourId} from '../../catalogue/colours'
import {dollars, type PriceFacts, productUrl} from '../../catalogue/model/product'
import {colourName, colourNamed} from '../../catalogue/model/variation-values'
import {imageOf} from '../../catalogue/present/images'
import {badgesOf} from '../../catalogue/present/rental-facts'
import type {Locale} from '../../core/locales'
import {cacheFor} from '../../world/cache'
import type {World} from '../../world/world'
import type {CatalogueQuery} from '../find/criteria'
import type {ListedProduct} from './listed-product'

/** The amounts of a weekly rate for the four payment schedules; cents, half up. */
const rhythms = (weekly: number) => ({
    weekly,
    biWeekly: weekly * 2,
    semiMonthly: Math.round((weekly * 15) / 7),
    monthly: Math.round((weekly * 30) / 7)
})

type Old = {weekly: number; from: string}

/** The prices of a tile; with an old rate also the saving, in whole percent rounded down [PRICE-008]. */
export const tilePrices = (facts: PriceFacts, old: Old | undefined): TilePriceInfo => {
    const now = rhythms(facts.weekly)
    return {
        weeklyPrice: dollars(now.weekly),
        biWeeklyPrice: dollars(now.biWeekly),
        semiMonthlyPrice: dollars(now.semiMonthly),
        monthlyPrice: dollars(now.monthly),
        ...(old && oldPrices(now, old)),
        terms: facts.terms,
        totalCostToOwn: dollars(facts.total),
        cashPrice: dollars(facts.cash)
    }
}

const oldPrices = (now: ReturnType<typeof rhythms>, old: Old): TilePriceInfo => {
    const before = rhythms(old.weekly)
    const saved = (rhythm: keyof typeof now) =>
        Math.floor(((before[rhythm] - now[rhythm]) * 100) / before[rhythm])
    return {
        oldWeeklyPrice: dollars(before.weekly),
        oldBiWeeklyPrice: dollars(before.biWeekly),
        oldSemiMonthlyPrice: dollars(before.semiMonthly),
        oldMonthlyPrice: dollars(before.monthly),
        weeklyPercentageDiscount: saved('weekly'),
        biWeeklyPercentageDiscount: saved('biWeekly'),
        semiMonthlyPercentageDiscount: saved('semiMonthly'),
        monthlyPercentageDiscount: saved('monthly'),
        oldPriceOnlineFrom: old.from
    }
}

type TileContext = Pick<CatalogueQuery, 'store' | 'locale'>

/** A hit of the custom search [ENTITY-025]. */
export const tileOf = (world: World, listed: ListedProduct, place: TileContext): ProductTile => {
    const {row, model, shown} = listed
    return {
        productId: row.id,
        productName: model.name,
        brand: model.brand,
        c_ProductUrl: productUrl(model, row.id),
        ...pictures(listed, place.locale),
        priceInfo: tilePrices(listed.price, listed.old),
        inventories: [inventoryOf(listed, place)],
        c_vendorID: model.vendorId,
        c_productType: row.type,
        c_applicableBadges: badgesOf(model.badges, row),
        primaryCategoryId: model.categoryId,
        representedProduct: {id: shown.id},
        ...(row.role === 'master' && {variants: swatches(world, listed, place.locale)})
    }
}

const pictures = ({model, shown: of}: ListedProduct, locale: Locale) => {
    const {link, alt = ''} = imageOf(model, {of, view: 'front', locale})
    const other = imageOf(model, {of, view: 'room', locale})
    return {image: {link, alt}, alternateImage: {link: other.link, alt: other.alt ?? ''}}
}

const inventoryOf = (
    {row, model, shown, availability}: ListedProduct,
    {store}: TileContext
): TileInventory => {
    const {source, delivery, status, level} = availability
    return {
        storeId: store.id,
        ...(source && {source}),
        attributes: {
            grsPdType: row.type,
            clearance: row.clearance === 1,
            offers: row.offers === 1,
            addOnPriceEnabled: model.addOnPercent !== null,
            promoIcons: model.promotionId === null ? [] : [model.promotionId],
            ...(row.type !== 'SpecialOrder' && {
                inventoryType: shown.role === 'used' ? 'USED' : 'NEW'
            }),
            condition: shown.condition,
            ...(delivery && {estimatedDelivery: delivery}),
            stockStatus: status,
            stockLevel: level
        }
    }
}

type Swatch = {productId: string; color: string; colorHex: string}
type Variant = {id: string; colour: ColourId}

const mostSwatchesCached = 4_000

/** The colours that a master comes in, each with the first variant that has it. */
const swatches = (world: World, {row}: ListedProduct, locale: Locale): Swatch[] =>
    cacheFor<string, Swatch[]>(world, 'swatches', mostSwatchesCached).of(
        `${locale} ${row.no}`,
        () => {
            const variants = world
                .statement<Variant>(
                    `SELECT id, colour FROM product
                 WHERE model_no = ? AND role = 'variant' ORDER BY no`
                )
                .all(row.modelNo)
            const first = new Map(variants.toReversed().map((variant) => [variant.colour, variant]))
            return variants
                .filter((variant) => first.get(variant.colour) === variant)
                .map(({id, colour}) => ({
                    productId: id,
                    color: colourName({colour}, locale),
                    colorHex: colourNamed(colour).hex
                }))
        }
    )
