/** Whether a customer keeps the store they have: it came with their sign-in [STORE-054] (G-50). */
export const isStoreLocked = (customer: {
    storeId?: string | undefined
    foundByIdentityProvider: boolean
}): boolean => customer.foundByIdentityProvider && customer.storeId !== undefined
