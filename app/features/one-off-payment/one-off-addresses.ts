/** The path of the receipt of a payment without an account; the misspelling is the retailer's. */
export const receiptPath = '/payment-successfull'

/** The path of the page for a payment without an account. */
export const payPath = '/make-a-payment'
