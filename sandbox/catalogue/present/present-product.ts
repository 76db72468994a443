import type {ProductCustomAttributes} from '@contract/products'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {textIn} from '../../core/locales'
import {findCategory, pathTo} from '../model/category'
import {presentAvailability} from './availability'
import {presentBundle, presentLinks, presentRecommendations} from './related-products'
import {presentImages} from './images'
import {presentPrices, presentPromotions} from './prices'
import {presentVariations, presentVariationValues} from './variations'
import type {Expansion, ProductView} from './product-view'
import {rentalFacts} from './rental-facts'

export type WireProduct = ShopperProductsTypes.Product & ProductCustomAttributes

/** A product as Shopper Products sends it, with the retailer's attributes. */
export const presentProduct = (view: ProductView): WireProduct => {
    const {expand} = view.wish
    const expanded = (name: Expansion, present: Presenter) =>
        expand.has(name) ? present(view) : {}
    return {
        ...presentCore(view),
        ...expanded('availability', presentAvailability),
        ...expanded('bundled_products', (bundle) => presentBundle(bundle, presentProduct)),
        ...expanded('links', presentLinks),
        ...expanded('promotions', presentPromotions),
        ...expanded('images', presentImages),
        ...expanded('prices', presentPrices),
        ...expanded('variations', presentVariations),
        ...expanded('recommendations', presentRecommendations),
        ...expanded('page_meta_tags', presentTags),
        ...expanded('primary_category', presentCategory),
        ...rentalFacts(view)
    }
}

type Presenter = (view: ProductView) => Partial<WireProduct>

const presentCore = (view: ProductView): WireProduct => {
    const {row, model, shown} = view
    const {level} = shown.availability
    return {
        id: row.id,
        name: model.name,
        brand: model.brand,
        currency: 'USD',
        manufacturerName: model.brand,
        shortDescription: model.short,
        longDescription: model.long,
        pageTitle: model.name,
        pageDescription: model.short,
        pageKeywords: model.keywords,
        primaryCategoryId: model.categoryId,
        minOrderQuantity: level > 0 ? 1 : 0,
        stepQuantity: 1,
        type: typeOf(view),
        ...presentVariationValues(view)
    }
}

const typeOf = ({row: {role}}: ProductView): ShopperProductsTypes.ProductType => {
    if (role === 'master') return {master: true}
    if (role === 'variant') return {variant: true}
    return role === 'bundle' ? {bundle: true} : {item: true}
}

const presentCategory = ({world, model, wish}: ProductView): Partial<WireProduct> => {
    const category = findCategory(world, model.categoryId)
    if (!category) return {}
    const parentCategoryTree = pathTo(world, category).map(({id, names}) => ({
        id,
        name: textIn(wish.locale, names)
    }))
    return {
        primaryCategory: {
            id: category.id,
            name: textIn(wish.locale, category.names),
            parentCategoryTree
        }
    }
}

const presentTags = ({model}: ProductView): Partial<WireProduct> => ({
    pageMetaTags: [
        {id: 'title', value: model.name},
        {id: 'description', value: model.short}
    ]
})
