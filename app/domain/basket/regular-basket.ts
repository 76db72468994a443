/** The basket that products are added to: the first that is not temporary [CART-001] [CART-002]; nothing when one must be made. */
export const regularBasket = <Basket extends {temporary: boolean}>(
    baskets: readonly Basket[]
): Basket | undefined => baskets.find(({temporary}) => !temporary)
