export type InventoryType = 'new' | 'used'

/** The inventory type that a text names, in any letter case [INV-022]; nothing for an empty text. */
export const inventoryTypeFrom = (text: string | undefined): InventoryType | undefined => {
    const word = text?.trim().toLowerCase()
    return word === 'new' || word === 'used' ? word : undefined
}

/** An inventory type as the retailer's systems are told of it: always in upper case [INV-023] (C-17). */
export const inventoryTypeCode = (type: InventoryType): 'NEW' | 'USED' =>
    type === 'new' ? 'NEW' : 'USED'
