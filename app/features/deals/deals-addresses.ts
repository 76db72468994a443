/** The form's own page; a short link of the shop's text messages leads to it. */
export const signUpPath = '/sign-up-for-deals'

/** [ROUTE-010] */
export const confirmationPath = '/sign-up-for-deals/confirmation'

/** [ROUTE-058] */
export const unsubscribePath = '/unsubscribe'

/** The editors' terms of signing up [DEALS-033]. */
export const termsAsset = 'termsAndConditionSignupDeals'
