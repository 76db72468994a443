/** Whether a quantity can be delivered: not more than there is [INV-017]; an unknown stock level sets no limit. */
export const isFulfillable = (quantity: number, stockLevel: number | undefined): boolean =>
    stockLevel === undefined || quantity <= stockLevel
