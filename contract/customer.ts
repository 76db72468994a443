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
