/** A customer as the platform's record has them, with the retailer's own fields [ENTITY-019]. */
export type Customer = {
    customerId?: string
    firstName?: string
    lastName?: string
    email?: string
    login?: string
    password?: string
    hashedLogin?: string
    customerType?: 'guest' | 'registered'
    isGuest?: boolean
    isRegistered?: boolean
} & RetailersCustomer

/** What only the retailer's own systems say of a customer. */
export type RetailersCustomer = {
    c_racCustomerID?: string
    c_racGlobalCustomerID?: string
    c_customerFoundbyOKTAId?: boolean
    /** JSON: `approvalResponse`, `approvalExpirationDate`. */
    c_customerDEApproval?: string
}

/**
 * Custom attributes of a customer's product list, of type `wish_list` or `shopping_list`: whose it is [ENTITY-021,
 * ENTITY-022]. The items are Salesforce's own: id, productId, quantity, public, priority, type `product`.
 */
export type ProductListCustomAttributes = {
    c_userEmail?: string
    /** The last part of the login, after its last dash. */
    c_userOktaId?: string
}
