const withId = (path: string, name: 'agreement' | 'club', id: string): string =>
    `${path}?${name}=${encodeURIComponent(id)}`

/** The path of an agreement's page. */
export const agreementPath = (id: string): string =>
    `/my-accounts/agreements/${encodeURIComponent(id)}`

/** What a payment is for: an agreement or a club, with its id. */
type PaymentTarget = {of: 'agreement' | 'club'; id: string}

/** The path to pay several agreements and clubs together. */
export const payTogetherPath = (targets: readonly PaymentTarget[]): string =>
    `/my-accounts/payment-agreement?${targets.map(({of, id}) => `${of}=${encodeURIComponent(id)}`).join('&')}`

/** The path to pay one agreement or club. */
export const payPath = (of: 'agreement' | 'club', id: string): string => payTogetherPath([{of, id}])

/** The path to buy the rented piece of an agreement today. */
export const earlyPurchasePath = (id: string): string => `${payPath('agreement', id)}&early=yes`

/** The path of a payment's receipt, with the ids of what was chosen but not paid. */
export const receiptPath = (reference: string, missing: readonly string[]): string =>
    [
        `/my-accounts/payment-successful?reference=${encodeURIComponent(reference)}`,
        ...missing.map((id) => `missing=${encodeURIComponent(id)}`)
    ].join('&')

/** The path of all payments of an agreement. */
export const historyPath = (id: string): string =>
    withId('/my-accounts/payment-history', 'agreement', id)

/** The path of the list of autopay, where it is turned on and off. */
export const autopayPagePath = '/my-accounts/enroll-autopay'

/** The path to turn autopay on or off for one agreement or club. */
export const autopayPath = (of: 'agreement' | 'club', id: string): string =>
    withId(autopayPagePath, of, id)

/** The path of the page that confirms autopay for these agreements and clubs. */
export const enrolledPath = (ids: readonly string[]): string =>
    `/my-accounts/enroll-successful?${ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')}`

/** The path of the page to sign agreements that are not signed yet. */
export const signingPath = '/link-agreement'

/** The path of deliveries and service visits [ROUTE-047]. */
export const schedulePath = '/my-accounts/schedule-delivery'

/** The path to schedule the delivery of an agreement, or a service visit for it. */
export const visitPath = (id: string): string => withId(schedulePath, 'agreement', id)

/** The path of the renter's address, phone and store [ROUTE-050]. */
export const personalInfoPath = '/my-accounts/personal-info'
