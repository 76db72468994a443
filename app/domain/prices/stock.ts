export type InventoryType = 'new' | 'used'

/** The inventory type for a text, in any letter case [INV-022]; undefined for an empty text. */
export const inventoryTypeFrom = (text: string | undefined): InventoryType | undefined => {
    const word = text?.trim().toLowerCase()
    return word === 'new' || word === 'used' ? word : undefined
}

/** The code of an inventory type in the retailer's systems: always in upper case [INV-023] (C-17). */
export const inventoryTypeCode = (type: InventoryType): 'NEW' | 'USED' =>
    type === 'new' ? 'NEW' : 'USED'

export type StockStatus = 'in-stock' | 'out-of-stock' | 'special-order'

/** The facts about a product's stock at the shopper's store. */
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
 * Whether a product is available [INV-001] [INV-002] [INV-003]. The order of the checks is the rule: a manual mark
 * comes first, then a special order, then the stock level, then the status (G-14).
 */
export const stockStatus = (facts: StockFacts): StockStatus => {
    if (facts.markedOutOfStock) return 'out-of-stock'
    if (isSpecialOrder(facts)) return 'special-order'
    const isShelfEmpty = facts.stockLevel !== undefined && facts.stockLevel <= 0
    return isShelfEmpty || facts.status === 'out-of-stock' ? 'out-of-stock' : 'in-stock'
}

export type GeoStatus = 'in-store' | 'in-geopool' | 'special-order'

/** Where an item is, relative to the shopper's store [INV-004] [INV-005] [INV-006]. */
export const geoStatus = (isHomeStore: boolean | undefined): GeoStatus => {
    if (isHomeStore === undefined) return 'special-order'
    return isHomeStore ? 'in-store' : 'in-geopool'
}

/** In the order of their priority [INV-010] [INV-011] [INV-012] [INV-013]. */
export type InventorySource = 'your-store' | 'nearby' | 'special-order' | 'extended-aisle'

const SOURCES: Record<GeoStatus, InventorySource> = {
    'in-store': 'your-store',
    'in-geopool': 'nearby',
    'special-order': 'special-order'
}

/** The source of an item if the response names none; extended aisle first. */
export const inventorySource = (item: {
    extendedAisle: boolean
    geoStatus: GeoStatus
}): InventorySource => (item.extendedAisle ? 'extended-aisle' : SOURCES[item.geoStatus])

/** The delivery labels, soonest first [INV-025]. */
export const deliveryLabels = [
    'carryout',
    '1-3-days',
    '3-7-days',
    '1-2-weeks',
    '1-6-weeks'
] as const

export type DeliveryLabel = (typeof deliveryLabels)[number]

/** The delivery label for a text such as '1-3 Days', in any letter case. */
export const deliveryLabelFrom = (text: string | undefined): DeliveryLabel | undefined => {
    const words = text?.trim().toLowerCase().replace(/\s+/g, '-')
    return deliveryLabels.find((label) => label === words)
}

export type Configuration = 'pre-configured' | 'add-on' | 'plain'

/** How an item is sold [INV-007] [INV-008] [INV-009]; a bundle stays a bundle, also as an add-on. */
export const configuration = (item: {bundled: boolean; addOn: boolean}): Configuration => {
    if (item.bundled) return 'pre-configured'
    return item.addOn ? 'add-on' : 'plain'
}

/** The conditions of an item, best first [INV-024]. */
export const conditions = [
    'new',
    'previously-rented-great',
    'previously-rented-good',
    'previously-rented-fair'
] as const

export type Condition = (typeof conditions)[number]

/** Whether somebody has rented it before [INV-024]. */
export const isUsed = (condition: Condition): boolean => condition !== 'new'

/** The condition for a label such as 'Previously Rented - Good', in any letter case. */
export const conditionFrom = (label: string | undefined): Condition | undefined => {
    const words = label
        ?.toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
    return conditions.find((condition) => condition === words)
}
