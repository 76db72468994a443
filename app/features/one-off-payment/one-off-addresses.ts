/** Where the receipt of a payment without an account is; the spelling is the retailer's. */
export const receiptPath = '/payment-successfull'

/** Where such a payment is made. */
export const payPath = '/make-a-payment'
