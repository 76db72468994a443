/** Who wants another store than the one they have, if they have one. */
export type StoreHolder = {
    storeId?: string | undefined
    registered: boolean
    foundByIdentityProvider: boolean
}

/** Whether a shopper keeps the store they have: it came with their sign-in [STORE-053] [STORE-054] (G-50). */
export const isStoreLocked = ({
    storeId,
    registered,
    foundByIdentityProvider
}: StoreHolder): boolean => registered && foundByIdentityProvider && storeId !== undefined
