export type InventoryType = 'new' | 'used'

/** The inventory type that a text names, in any letter case [INV-022]; nothing for an empty text. */
export const inventoryTypeFrom = (text: string | undefined): InventoryType | undefined => {
    const word = text?.trim().toLowerCase()
    return word === 'new' || word === 'used' ? word : undefined
}
