import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {dollars, productUrl} from '../../catalogue/model/product'
import {imageOf, presentImages} from '../../catalogue/present/images'
import {presentPrices, presentPromotions} from '../../catalogue/present/prices'
import {attributesOf, valuesOf} from '../../catalogue/present/variations'
import {
    viewOf,
    type ProductView,
    type ProductViewOptions
} from '../../catalogue/present/product-view'
import {badgesOf} from '../../catalogue/present/rental-facts'
import type {World} from '../../world/world'
import type {ListedProduct} from './listed-product'

type Hit = ShopperSearchTypes.ProductSearchHit

export const hitExpansions = [
    'none',
    'availability',
    'images',
    'prices',
    'represented_products',
    'variations',
    'promotions',
    'custom_properties',
    'page_meta_tags'
] as const

export type HitExpansion = (typeof hitExpansions)[number]

export type HitOptions = Omit<ProductViewOptions, 'expand' | 'allImages'> & {
    expand: ReadonlySet<HitExpansion>
    /** Undefined: no image groups at all. */
    allImages: boolean | undefined
    allVariationProperties: boolean
}

/** A hit of Shopper Search, with the requested expansions. */
export const hitOf = (world: World, listed: ListedProduct, wish: HitOptions): Hit | undefined => {
    const {row, model, shown, availability} = listed
    const {expand, allImages} = wish
    const view = viewOf(world, row, {
        ...wish,
        expand: new Set<never>(),
        allImages: allImages ?? false
    })
    if (!view) return undefined
    return {
        productId: row.id,
        productName: model.name,
        hitType: hitTypeOf(row.role),
        productType: {[typeOf(row.role)]: true},
        representedProduct: {id: shown.id},
        c_ProductUrl: productUrl(model, row.id),
        ...(expand.has('availability') && {orderable: availability.level > 0}),
        ...(expand.has('images') && imagesOf(listed, view, wish)),
        ...(expand.has('prices') && {currency: 'USD', ...presentPrices(view)}),
        ...(expand.has('promotions') && presentPromotions(view)),
        ...(expand.has('represented_products') && {representedProducts: representedBy(view)}),
        ...(expand.has('variations') && variationsOf(view, wish)),
        ...(expand.has('custom_properties') && customOf(listed))
    }
}

const hitTypeOf = (role: string) => (role === 'master' || role === 'bundle' ? role : 'product')

const typeOf = (role: string) => (role === 'master' || role === 'bundle' ? role : 'item')

const imagesOf = ({model, shown}: ListedProduct, view: ProductView, wish: HitOptions) => {
    const {locale, allImages} = wish
    return {
        image: imageOf(model, {of: shown, view: 'front', locale}),
        ...(allImages !== undefined && presentImages(view))
    }
}

const representedBy = ({row, variants}: ProductView) =>
    variants.length ? variants.map((variant) => ({id: variant.row.id})) : [{id: row.id}]

const variationsOf = (view: ProductView, {allVariationProperties}: HitOptions): Partial<Hit> => {
    if (view.row.role !== 'master') return {}
    return {
        variationAttributes: attributesOf(view),
        ...(allVariationProperties && {
            variants: view.variants.map(({row, availability}) => ({
                productId: row.id,
                orderable: availability.level > 0,
                price: dollars(row.promotionalCents ?? row.weeklyCents),
                variationValues: valuesOf(row)
            }))
        })
    }
}

const customOf = ({row, model}: ListedProduct) => ({
    c_productBrandCatDisplayName: model.brand,
    c_productType: row.type,
    c_racProductCondition: row.condition,
    c_applicableBadges: badgesOf(model.badges, row)
})
