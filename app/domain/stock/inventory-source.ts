import type {GeoStatus} from './geo-status'

/** [INV-010] [INV-011] [INV-012] [INV-013], in that order. */
export type InventorySource = 'your-store' | 'nearby' | 'special-order' | 'extended-aisle'

const SOURCES: Record<GeoStatus, InventorySource> = {
    'in-store': 'your-store',
    'in-geopool': 'nearby',
    'special-order': 'special-order'
}

/** Where an item would come from, when the answer names no source itself; extended aisle first. */
export const inventorySource = (item: {
    extendedAisle: boolean
    geoStatus: GeoStatus
}): InventorySource => (item.extendedAisle ? 'extended-aisle' : SOURCES[item.geoStatus])
