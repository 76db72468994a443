const withId = (path: string, name: 'agreement' | 'club', id: string): string =>
    `${path}?${name}=${encodeURIComponent(id)}`

/** Where an agreement's own page is. */
export const agreementPath = (id: string): string =>
    `/my-accounts/agreements/${encodeURIComponent(id)}`

/** Where to pay one agreement or club. */
export const payPath = (of: 'agreement' | 'club', id: string): string =>
    withId('/my-accounts/payment-agreement', of, id)

/** Every payment of an agreement. */
export const historyPath = (id: string): string =>
    withId('/my-accounts/payment-history', 'agreement', id)

/** Where agreements that wait for it are signed. */
export const signingPath = '/link-agreement'

/** Deliveries and service visits [ROUTE-047]. */
export const schedulePath = '/my-accounts/schedule-delivery'

/** Where the delivery of an agreement is scheduled, or a service visit for it. */
export const visitPath = (id: string): string => withId(schedulePath, 'agreement', id)

/** The renter's address, phone and store [ROUTE-050]. */
export const personalInfoPath = '/my-accounts/personal-info'
