import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {allStores, type Store} from '../../stores/store'
import {availabilityAt} from '../availability'
import type {ProductView} from './product-view'

type Inventory = ShopperProductsTypes.Inventory

export const presentAvailability = (view: ProductView) => {
    const inventories = inventoriesOf(view)
    return {
        inventory: inventoryAt(view, view.wish.store),
        ...(inventories.length > 0 && {inventories})
    }
}

/** The requested products by id; unknown ids are left out. */
const inventoriesOf = (view: ProductView): Inventory[] => {
    const {inventoryIds} = view.wish
    if (!inventoryIds.length) return []
    return [...allStores(view.world).values()]
        .filter(({inventoryId}) => inventoryIds.includes(inventoryId))
        .map((store) => inventoryAt(view, store))
}

/** What is available at a store: for a master, all variants together. */
export const inventoryAt = (
    {world, row, model, variants}: ProductView,
    store: Store
): Inventory => {
    const sold = row.role === 'master' ? variants.map((variant) => variant.row) : [row]
    const {isCarryout} = model
    const found = sold.map((one) => availabilityAt(world, {...one, isCarryout}, store))
    const stockLevel = found.reduce((sum, {level}) => sum + level, 0)
    return {
        id: store.inventoryId,
        ats: stockLevel,
        stockLevel,
        orderable: stockLevel > 0,
        backorderable: row.type === 'SpecialOrder',
        preorderable: false
    }
}
