/** A bundle's items in one value [CART-027]. */
export const bundleValue = (items: readonly string[]): string => items.join('|')
