import type {InventoryType} from './inventory-type'

export type StockStatus = 'in-stock' | 'out-of-stock' | 'special-order'

/** What is known of a product's stock at the shopper's store. */
export type StockFacts = {
    rmsId?: string | undefined
    inventoryType?: InventoryType | undefined
    status?: 'in-stock' | 'out-of-stock' | undefined
    stockLevel?: number | undefined
    /** The product was marked as out of stock by hand. */
    markedOutOfStock?: boolean | undefined
}

const isSpecialOrder = ({rmsId, inventoryType, status}: StockFacts): boolean =>
    Boolean(rmsId) && inventoryType === undefined && status === undefined

/**
 * Whether a product can be had [INV-001] [INV-002] [INV-003]. The order of the checks is the rule:
 * a mark by hand wins over all, a special order over an empty shelf, an empty shelf over a status (G-14).
 */
export const stockStatus = (facts: StockFacts): StockStatus => {
    if (facts.markedOutOfStock) return 'out-of-stock'
    if (isSpecialOrder(facts)) return 'special-order'
    const isShelfEmpty = facts.stockLevel !== undefined && facts.stockLevel <= 0
    return isShelfEmpty || facts.status === 'out-of-stock' ? 'out-of-stock' : 'in-stock'
}
