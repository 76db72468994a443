const withId = (path: string, name: 'agreement' | 'club', id: string): string =>
    `${path}?${name}=${encodeURIComponent(id)}`

/** Where an agreement's own page is. */
export const agreementPath = (id: string): string =>
    `/my-accounts/agreements/${encodeURIComponent(id)}`

/** What a payment is for. */
type PaymentTarget = {of: 'agreement' | 'club'; id: string}

/** Where to pay several agreements and clubs together. */
export const payTogetherPath = (targets: readonly PaymentTarget[]): string =>
    `/my-accounts/payment-agreement?${targets.map(({of, id}) => `${of}=${encodeURIComponent(id)}`).join('&')}`

/** Where to pay one agreement or club. */
export const payPath = (of: 'agreement' | 'club', id: string): string => payTogetherPath([{of, id}])

/** Where to own one agreement's piece today. */
export const earlyPurchasePath = (id: string): string => `${payPath('agreement', id)}&early=yes`

/** A payment's receipt, and what it did not pay of all that was chosen. */
export const receiptPath = (reference: string, missing: readonly string[]): string =>
    [
        `/my-accounts/payment-successful?reference=${encodeURIComponent(reference)}`,
        ...missing.map((id) => `missing=${encodeURIComponent(id)}`)
    ].join('&')

/** Every payment of an agreement. */
export const historyPath = (id: string): string =>
    withId('/my-accounts/payment-history', 'agreement', id)

/** What is on autopay, and where it is turned on and off. */
export const autopayPagePath = '/my-accounts/enroll-autopay'

/** Where to put one agreement or club on autopay, or to end that. */
export const autopayPath = (of: 'agreement' | 'club', id: string): string =>
    withId(autopayPagePath, of, id)

/** What says that autopay is on, for these agreements and clubs. */
export const enrolledPath = (ids: readonly string[]): string =>
    `/my-accounts/enroll-successful?${ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')}`

/** Where agreements that wait for it are signed. */
export const signingPath = '/link-agreement'

/** Deliveries and service visits [ROUTE-047]. */
export const schedulePath = '/my-accounts/schedule-delivery'

/** Where the delivery of an agreement is scheduled, or a service visit for it. */
export const visitPath = (id: string): string => withId(schedulePath, 'agreement', id)

/** The renter's address, phone and store [ROUTE-050]. */
export const personalInfoPath = '/my-accounts/personal-info'
