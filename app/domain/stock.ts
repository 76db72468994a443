export type InventoryType = 'new' | 'used'

/** The inventory type that a text names, in any letter case [INV-022]; nothing for an empty text. */
export const inventoryTypeFrom = (text: string | undefined): InventoryType | undefined => {
    const word = text?.trim().toLowerCase()
    return word === 'new' || word === 'used' ? word : undefined
}

/** An inventory type as the retailer's systems name it: always in upper case [INV-023] (C-17). */
export const inventoryTypeCode = (type: InventoryType): 'NEW' | 'USED' =>
    type === 'new' ? 'NEW' : 'USED'

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

export type GeoStatus = 'in-store' | 'in-geopool' | 'special-order'

/** Where an item is, seen from the shopper's store [INV-004] [INV-005] [INV-006]. */
export const geoStatus = (isHomeStore: boolean | undefined): GeoStatus => {
    if (isHomeStore === undefined) return 'special-order'
    return isHomeStore ? 'in-store' : 'in-geopool'
}

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

/** When an item can be there, soonest first [INV-025]. */
export const deliveryLabels = [
    'carryout',
    '1-3-days',
    '3-7-days',
    '1-2-weeks',
    '1-6-weeks'
] as const

export type DeliveryLabel = (typeof deliveryLabels)[number]

/** The delivery label that a text such as '1-3 Days' names, in any letter case. */
export const deliveryLabelFrom = (text: string | undefined): DeliveryLabel | undefined => {
    const words = text?.trim().toLowerCase().replace(/\s+/g, '-')
    return deliveryLabels.find((label) => label === words)
}

export type Configuration = 'pre-configured' | 'add-on' | 'plain'

/** How an item is sold [INV-007] [INV-008] [INV-009]; a bundle stays one, add-on or not. */
export const configuration = (item: {bundled: boolean; addOn: boolean}): Configuration => {
    if (item.bundled) return 'pre-configured'
    return item.addOn ? 'add-on' : 'plain'
}

/** What was done with an item before, best first [INV-024]. */
export const conditions = [
    'new',
    'previously-rented-great',
    'previously-rented-good',
    'previously-rented-fair'
] as const

export type Condition = (typeof conditions)[number]

/** The condition that a label such as 'Previously Rented - Good' names, in any letter case. */
export const conditionFrom = (label: string | undefined): Condition | undefined => {
    const words = label
        ?.toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
    return conditions.find((condition) => condition === words)
}
