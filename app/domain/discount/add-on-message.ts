export type AddOnMessage = 'lowest-price-within-6-months'

/** What an item with an add-on price says of it [PRICE-010]. */
export const addOnMessage = (item: {addOnPrice: boolean}): AddOnMessage | undefined =>
    item.addOnPrice ? 'lowest-price-within-6-months' : undefined
