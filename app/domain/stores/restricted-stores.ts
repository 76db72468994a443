/** Whether what editors restrict is shown at a store: everywhere but at the stores named [PROMO-008]. */
export const isShownAt = (
    storeId: string | undefined,
    restrictedStores: readonly string[]
): boolean => storeId === undefined || !restrictedStores.includes(storeId)
