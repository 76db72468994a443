import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {findModel} from '../model/model'
import {findProduct, productNumbered, type ProductRow, productUrl} from '../model/product'
import {imageOf} from './images'
import {type Expansion, type ProductView, viewOf} from './product-view'

const always: readonly Expansion[] = ['images', 'prices', 'availability']

/** The parts of a bundle, each as a product. */
export const presentBundle = (
    {world, row, wish}: ProductView,
    present: (part: ProductView) => ShopperProductsTypes.Product
) => {
    if (row.role !== 'bundle') return {}
    // A stock storefront chooses the variant of every part, and finds it only with its variations.
    const expand = new Set(
        wish.expand.has('variations') ? [...always, 'variations' as const] : always
    )
    const parts = world
        .statement<{no: number}>('SELECT part_no AS no FROM bundle_part WHERE bundle_no = ?')
        .all(row.no)
    const bundledProducts = parts.flatMap(({no}): ShopperProductsTypes.BundledProduct[] => {
        const part = productNumbered(world, no, wish.store.c_zoneID)
        const view = part && viewOf(world, part, {...wish, expand})
        return view ? [{id: view.row.id, product: present(view), quantity: 1}] : []
    })
    return {bundledProducts}
}

const similar = {value: 1, displayValue: 'Cross-sell'}

const recommended = ({world, model, wish}: ProductView): ProductRow[] =>
    model.recommendations.flatMap((id) => findProduct(world, id, wish.store.c_zoneID) ?? [])

/** The products that go with a product. */
export const presentRecommendations = (view: ProductView) => {
    const {world, wish} = view
    const {locale} = wish
    const recommendations = recommended(view).map((row): ShopperProductsTypes.Recommendation => {
        const model = findModel(world, row.modelNo, locale)
        return {
            recommendedItemId: row.id,
            name: model.name,
            shortDescription: model.short,
            image: imageOf(model, {of: row, view: 'front', locale}),
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
