/** The id of a customer of the sandbox's data. */
export const customerOf = (login: string) => `seed${login.padStart(22, '0')}`

export const agreementOf = (login: string) => ({agreementId: `agreement-${login}-1`})

export const cardOf = (login: string) => ({paymentMethodId: `card-${login}-1`})

/** All fields that any of the retailer's calls needs, for one customer. A call ignores fields that it does not know. */
export const everythingOf = (login: string) => ({
    customerId: customerOf(login),
    customerExtId: customerOf(login),
    ...agreementOf(login),
    ...cardOf(login),
    documentId: 'agreement',
    serviceType: 'LDW',
    date: '2040-01-02',
    startTime: '09:00',
    reason: 'NOISE',
    token: 'a-token',
    autoPay: 'Y',
    appointmentId: `delivery-${login}`,
    customerClubId: `club-${login}`,
    consent: {
        kind: 'autopay',
        version: '2026-11-22',
        locale: 'en-US',
        agreedAt: '2030-01-15T20:00:00Z'
    },
    idempotencyKey: `key-of-${login}`,
    payments: [{...agreementOf(login), amount: 20}],
    returnUrl: 'http://localhost:3000/back',
    tempBasketId: 'a-basket',
    paymentSchedule: 'WEEKLY',
    firstDueDate: '2040-01-02'
})
