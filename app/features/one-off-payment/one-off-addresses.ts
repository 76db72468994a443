/** The receipt of a payment without an account; the spelling is the retailer's. */
export const receiptPath = '/payment-successfull'

/** The page of such a payment. */
export const payPath = '/make-a-payment'
