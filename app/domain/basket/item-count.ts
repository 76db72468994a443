/** The number of pieces in a basket [SHELL-009] [CART-015]. */
export const itemCount = (lines: readonly {quantity: number}[]): number =>
    lines.reduce((count, {quantity}) => count + quantity, 0)
