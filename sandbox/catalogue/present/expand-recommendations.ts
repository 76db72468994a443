import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {findModel} from '../find/model-row'
import {findProduct, type ProductRow} from '../find/product-row'
import {productUrl} from '../find/product-url'
import {imageOf} from './image-groups'
import type {ProductView} from './product-view'

const similar = {value: 1, displayValue: 'Cross-sell'}

const recommended = ({world, model, wish}: ProductView): ProductRow[] =>
    model.recommendations.flatMap((id) => findProduct(world, id, wish.store.c_zoneID) ?? [])

/** What goes with a product. */
export const presentRecommendations = (view: ProductView) => {
    const {world, wish} = view
    const {locale} = wish
    const recommendations = recommended(view).map((row): ShopperProductsTypes.Recommendation => {
        const model = findModel(world, row.modelNo, locale)
        return {
            recommendedItemId: row.id,
            name: model.name,
            shortDescription: model.short,
            image: imageOf(model, {colour: row.colour, view: 'front', locale}),
            recommendationType: similar
        }
    })
    return recommendations.length ? {recommendations} : {}
}

/** The same as links between products. */
export const presentLinks = (view: ProductView) => {
    const {world, row, model, wish} = view
    const productLinks = recommended(view).map((target): ShopperProductsTypes.ProductLink => {
        const other = findModel(world, target.modelNo, wish.locale)
        return {
            sourceProductId: row.id,
            sourceProductLink: productUrl(model, row.id),
            targetProductId: target.id,
            targetProductLink: productUrl(other, target.id),
            type: 'cross_sell'
        }
    })
    return productLinks.length ? {productLinks} : {}
}
