import type {ProductTile, TileInventory} from '@contract/product-search'
import type {ColourId} from '../../catalogue/designs'
import {colourNamed} from '../../catalogue/find/colour-named'
import {kept} from '../../catalogue/find/kept'
import {productUrl} from '../../catalogue/find/product-url'
import {colourName} from '../../catalogue/find/variation-values'
import {imageOf} from '../../catalogue/present/image-groups'
import {badgesOf} from '../../catalogue/present/rental-facts'
import type {Locale} from '../../core/query-values'
import type {World} from '../../world/world'
import type {Question} from '../find/question'
import type {ListedProduct} from './listed-product'
import {tilePrices} from './tile-prices'

type Place = Pick<Question, 'store' | 'locale'>

/** A hit of the custom search [ENTITY-025]. */
export const tileOf = (world: World, listed: ListedProduct, place: Place): ProductTile => {
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

const pictures = ({model, shown: {colour}}: ListedProduct, locale: Locale) => {
    const {link, alt = ''} = imageOf(model, {colour, view: 'front', locale})
    const other = imageOf(model, {colour, view: 'room', locale})
    return {image: {link, alt}, alternateImage: {link: other.link, alt: other.alt ?? ''}}
}

const inventoryOf = (
    {row, model, shown, availability}: ListedProduct,
    {store}: Place
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

const mostKept = 4_000

/** The colours that a master comes in, each with the first variant that has it. */
const swatches = (world: World, {row}: ListedProduct, locale: Locale): Swatch[] =>
    kept<string, Swatch[]>(world, 'swatches', mostKept).of(`${locale} ${row.no}`, () => {
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
    })
