import type {Variation} from '@app/commerce/products/product'

/** The first thing that a shopper has yet to choose before the product can be sold; nothing once all is chosen. */
export const openChoice = (variations: readonly Variation[]): Variation | undefined =>
    variations.find(({values}) => values.length > 0 && values.every(({selected}) => !selected))
