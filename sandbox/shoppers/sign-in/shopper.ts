/** Whoever holds an access token. */
export type Shopper = {
    /** A registered customer's id, or else the guest's. */
    customerId: string
    /** Who this shopper is, or was before signing in: whose basket is merged. */
    guestId: string
    /** Unique shopper id: one per visit, kept from guest to registered. */
    usid: string
    isGuest: boolean
    siteId: string
    sessionId: string
    scopes: readonly string[]
}
