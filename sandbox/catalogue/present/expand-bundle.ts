import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {productNumbered} from '../find/product-row'
import {viewOf, type Expansion, type ProductView} from './product-view'

const always: readonly Expansion[] = ['images', 'prices', 'availability']

/** What a bundle is made of, each part as a product of its own. */
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
