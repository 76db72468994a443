/** The main pages of a renter's account, as paths; what they hold is the same for everybody until they are signed in [D-22]. */
export const ACCOUNT_PAGES = [
    '/my-accounts',
    '/my-accounts/agreements/any',
    '/my-accounts/payment-agreement',
    '/my-accounts/payment-successful',
    '/my-accounts/payment-method',
    '/my-accounts/payment-history',
    '/my-accounts/enroll-autopay',
    '/my-accounts/enroll-successful',
    '/my-accounts/schedule-delivery',
    '/my-accounts/personal-info'
] as const
