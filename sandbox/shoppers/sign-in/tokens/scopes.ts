/** Everything that the storefront's client may do, for guests and registered shoppers alike, as the platform has it. */
export const shopperScopes = [
    'sfcc.shopper-availability',
    'sfcc.shopper-baskets-orders.rw',
    'sfcc.shopper-categories',
    'sfcc.shopper-configurations',
    'sfcc.shopper-consents.rw',
    'sfcc.shopper-context.rw',
    'sfcc.shopper-custom_objects',
    'sfcc.shopper-customers.login',
    'sfcc.shopper-customers.register',
    'sfcc.shopper-experience',
    'sfcc.shopper-gift-certificates',
    'sfcc.shopper-myaccount.rw',
    'sfcc.shopper-myaccount.addresses.rw',
    'sfcc.shopper-myaccount.baskets',
    'sfcc.shopper-myaccount.orders',
    'sfcc.shopper-myaccount.paymentinstruments.rw',
    'sfcc.shopper-myaccount.productlists.rw',
    'sfcc.shopper-product-search',
    'sfcc.shopper-productlists',
    'sfcc.shopper-products',
    'sfcc.shopper-promotions',
    'sfcc.shopper-seo',
    'sfcc.shopper-stores',
    'c_homeward.rw'
].join(' ')

/** What a token that many share may do: look at what is the same for everybody. */
export const sharedScopes = [
    'sfcc.shopper-availability',
    'sfcc.shopper-categories',
    'sfcc.shopper-configurations',
    'sfcc.shopper-experience',
    'sfcc.shopper-product-search',
    'sfcc.shopper-products',
    'sfcc.shopper-promotions',
    'sfcc.shopper-seo',
    'sfcc.shopper-stores',
    'c_homeward'
].join(' ')
