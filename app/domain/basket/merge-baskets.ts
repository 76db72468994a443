export type WantedProduct = {productId: string; quantity: number}

/** Whether a guest's basket is merged at sign-in: only when it held something [CART-021] (G-34). */
export const shouldMerge = (guestLines: readonly {quantity: number}[]): boolean =>
    guestLines.length > 0

/** Both baskets in one, own lines first; of two quantities the higher, so merging twice changes nothing (G-34). */
export const mergeBaskets = (
    own: readonly WantedProduct[],
    guest: readonly WantedProduct[]
): WantedProduct[] => {
    const quantities = new Map<string, number>()
    for (const {productId, quantity} of [...own, ...guest]) {
        quantities.set(productId, Math.max(quantity, quantities.get(productId) ?? quantity))
    }
    return [...quantities].map(([productId, quantity]) => ({productId, quantity}))
}
