import type {InventorySource} from '@app/domain/stock/inventory-source'

const sources = new Map<string | undefined, InventorySource>([
    ['INVENTORY_PRODUCT', 'your-store'],
    ['INV_GEO_POOL_PRODUCT', 'nearby'],
    ['SO_PRODUCT', 'special-order'],
    ['EA_PRODUCT', 'extended-aisle']
])

const statuses = new Map<string | undefined, 'in-stock' | 'out-of-stock'>([
    ['IN_STOCK', 'in-stock'],
    ['OUT_OF_STOCK', 'out-of-stock']
])

/** The source that a code names [INV-010…013]. */
export const inventorySourceFrom = (code: string | undefined) => sources.get(code)

/** The stock status that a code names; nothing for the empty one of a special order [INV-001]. */
export const statusFrom = (code: string | undefined) => statuses.get(code)
