import type {Consent, YesNo} from './approval'
import type {AutopayConsent, Schedule, ServiceType} from './agreements'

/** Each service has a COVERAGE line of its own. */
export type AmountDetail = {
    type?: 'COVERAGE' | 'LATEFEE' | 'PROCESSINGFEE' | 'DEPOSIT'
    amount?: number
    service?: ServiceType
}

/** Money in dollars, days as YYYY-MM-DD [ENTITY-035]. */
export type AgreementPaymentDetails = {
    agreementId?: string
    agreementNumber?: string
    totalAmount?: number
    totalTax?: number
    amountDetails?: AmountDetail[]
    numberOfDaysLate?: number
    rentalRevenue?: number
    scheduleRate?: number
    allowOnlinePayment?: YesNo
    finalPaymentFlag?: YesNo
    pifDate?: string
    schedule?: Schedule
    epoAmountIncTax?: number
    totalNumberOfTerms?: number
    remainingNumberOfPayment?: number
    currentDueDate?: string
} & NextAutopay

/** What autopay takes next where it is on, or would take if it were: the day, and the amount as it stands today. */
export type NextAutopay = {nextAutoPayDate?: string; nextAutoPayAmount?: number}

export type ClubPaymentDetails = {
    customerClubId?: string
    totalAmount?: number
    totalTax?: number
    amountDetails?: AmountDetail[]
    numberOfDaysLate?: number
    allowOnlinePayment?: YesNo
    schedule?: Schedule
    currentDueDate?: string
} & NextAutopay

/** POST /custom/calculate-payment/v1/organizations/{org}/calculatepayment [API-048] */
export type CalculatePaymentRequest = {customerId: string; paymentOrigin: 'ECOMM'}
export type CalculatePaymentAnswer = {
    storePaymentDetails?: {
        storeNumber?: string
        agreementPaymentDetails?: AgreementPaymentDetails[]
        clubPaymentDetails?: ClubPaymentDetails[]
    }[]
}

/** POST /custom/saved-payment-methods/v1/organizations/{org}/getsavedpaymentmethods [API-050, ENTITY-037] */
export type SavedPaymentMethodsRequest = {customerExtId: string; ccOnly: boolean}
export type SavedPaymentMethod = {
    paymentMethodId?: string
    paymentMethodType?: 'CARD' | 'BANK'
    cardType?: string
    lastFour?: string
    /** The last day on which a card is good. */
    expirationDate?: string
    /** The one to pay with unless another is chosen: at most one of all, never one that is declined or has expired. */
    isDefault?: YesNo
    /** The bank declined the last payment with it (D-43). */
    isDeclined?: YesNo
}
export type SavedPaymentMethodsAnswer = {paymentMethods?: SavedPaymentMethod[]}

/**
 * POST …/saved-payment-methods/…/addpaymentmethod with the token of the card frame; …/removepaymentmethod,
 * …/defaultpaymentmethod with its id. A card that has expired is refused with 400 `payment-method-expired`.
 */
export type AddPaymentMethodRequest = {customerId: string; token: string}
export type RemovePaymentMethodRequest = {customerId: string; paymentMethodId: string}
export type DefaultPaymentMethodRequest = RemovePaymentMethodRequest

/** What is paid for: one agreement (its amount due, or early purchase), or one club. */
export type PaymentPart = {
    agreementId?: string
    customerClubId?: string
    kind?: 'DUE' | 'EARLY_PURCHASE'
    /** As calculatepayment said; a payment of anything else is refused. */
    amount: number
    /** The currentDueDate that the amount was for: refused once that is paid, so that two tabs pay it once. */
    dueDate?: string
}

/** What a payment is taken from: a saved card, or the token of one that was just typed into the card frame. */
export type PaidFrom =
    | {paymentMethodId: string}
    | {
          token: string
          /** Saved once the payment is made, and only then; a declined card never is (D-43). */
          saveCard: YesNo
      }

/** POST /custom/submit-payment/v1/organizations/{org}/payment; the same key pays once. */
export type PaymentRequest = PaidFrom & {
    customerId: string
    idempotencyKey: string
    payments: PaymentPart[]
}
export type PaymentAnswer = {
    referenceNumber?: string
    paymentDate?: string
    totalAmount?: number
    lastFour?: string
    payments?: PaymentPart[]
}

/**
 * POST …/submit-payment/…/status: the PaymentAnswer of a key, or 404 `payment-not-found` when nothing was taken. A key
 * is looked up after an unknown end, before another is made [D-30].
 */
export type PaymentStatusRequest = {customerId: string; idempotencyKey: string}

/** POST /custom/one-off-payment/v1/organizations/{org}/amount: what is due, for one without an account. */
export type OneOffAmountRequest = {
    agreementNumber: string
    postalCode: string
    /** The last four digits of the renter's phone number. */
    phoneEnd: string
}
export type OneOffAmountAnswer = {
    agreementNumber?: string
    totalAmount?: number
    totalTax?: number
    amountDetails?: AmountDetail[]
    rentalRevenue?: number
    currentDueDate?: string
    numberOfDaysLate?: number
    allowOnlinePayment?: YesNo
    /** The agreement's store, where it can be paid as well. */
    storeNumber?: string
}

/** POST …/one-off-payment/…/payment with the token of the card frame; …/status with the key, without token and amount. */
export type OneOffPaymentRequest = OneOffAmountRequest & {
    idempotencyKey: string
    token: string
    amount: number
}
export type OneOffPaymentAnswer = {
    agreementNumber?: string
    referenceNumber?: string
    paymentDate?: string
    totalAmount?: number
    lastFour?: string
}

/** POST /custom/payment-history/v1/organizations/{org}/paymenthistory, newest first. */
export type PaymentHistoryAnswer = {payments?: PaymentAnswer[]}

/**
 * POST /custom/auto-pay/v1/organizations/{org}/autopay: Y needs a saved card that is good and the consent to a text, by its
 * version, language and time; it is stored like every other consent [D-32]. 409 `agreement-not-signed`, `nothing-due`,
 * `payment-not-allowed`.
 */
export type AutopayRequest = {
    customerId: string
    agreementId?: string
    customerClubId?: string
    autoPay: YesNo
    paymentMethodId?: string
    consent?: Consent
}
export type AutopayAnswer = {
    agreementId?: string
    customerClubId?: string
    autoPay?: YesNo
    paymentMethodId?: string
    autoPayConsent?: AutopayConsent
}
