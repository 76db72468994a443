import type {ProductRow} from './product-row'

/** Empty for a special order, which is neither new stock nor used [INV-001]. */
export type InventoryType = 'NEW' | 'USED' | ''

export const inventoryTypeOf = ({type, role}: Pick<ProductRow, 'type' | 'role'>): InventoryType => {
    if (type === 'SpecialOrder') return ''
    return role === 'used' ? 'USED' : 'NEW'
}
