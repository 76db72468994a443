import type {Consent, YesNo} from './approval'

export type Schedule = 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'

/** Money in dollars, days as YYYY-MM-DD [ENTITY-032]. */
export type AgreementItem = {
    rmsItemNumber?: string
    inventoryNumber?: string
    inventoryId?: string
    inventoryDesc?: string
    storeNumber?: string
}

/** The liability damage waiver, and the membership. */
export type ServiceType = 'LDW' | 'BENEFITSPLUS'

/** Comes with each payment besides the rent; the last one costs finalAmount. */
export type AgreementService = {
    type?: ServiceType
    weeklyRate?: number
    rate?: number
    finalAmount?: number
    totalCost?: number
}

/** What a renter agreed to when autopay was turned on here; of one turned on at a counter nothing is given. */
export type AutopayConsent = {version?: string; locale?: string; acceptedAt?: string}

/** PRELIMPAID is paid before it began; PAIDOUT is the renter's own. */
export type AgreementRefCode = 'ACTV' | 'PRELIM' | 'PRELIMPAID' | 'PAIDOUT'

export type Agreement = {
    agreementId?: string
    agreementNumber?: string
    agreementDescription?: string
    agreementType?: string
    agreementRefCode?: AgreementRefCode
    totalCost?: number
    actualRate?: number
    actualTerm?: number
    finalPaymentAmount?: number
    remainingPaymentAmount?: number
    paymentSchedule?: Schedule
    autoPay?: YesNo
    pastDueRent?: number
    amountDue?: number
    currentDueDate?: string
    /** The day of the next payment after the one that begins the agreement, also while nothing is due yet (D-44). */
    nextDueDate?: string
    numberOfDaysLate?: number
    customerPaymentMethodId?: string
    autoPayConsent?: AutopayConsent
    deliveredDate?: string
    scheduleDate?: string
    agreementOpenDate?: string
    storeNumber?: string
    isNoteAgreement?: YesNo
    items?: AgreementItem[]
    services?: AgreementService[]
    /** Once, with the first payment, on top of what is named below. */
    depositAmount?: number
    /** Percent on rent and services. */
    taxRate?: number
    /** One payment, the last one and all of them, services and tax included; an online payment adds its fee. */
    paymentWithTax?: number
    finalPaymentWithTax?: number
    totalCostWithTax?: number
    signerStatus?: string
    envelopeId?: string
    envelopeStatus?: string
    /** The basket that it was drawn up from; one of a store's counter has none. */
    tempBasketId?: string
    /** The order that its piece comes with, once that is placed. */
    orderNo?: string
}

/** [ENTITY-033] */
export type Club = {
    clubBeginDate?: string
    customerClubId?: string
    clubMembershipNumber?: string
    autoPay?: YesNo
    customerPaymentMethodId?: string
    autoPayConsent?: AutopayConsent
    currentDueDate?: string
    amountDue?: number
}

/** POST /custom/agreement-summary/v1/organizations/{org}/agreementsummary [API-049, ENTITY-031] */
export type AgreementSummaryAnswer = {agreement?: Agreement[]; clubInfoResponse?: Club[]}

/** POST /custom/agreement-details/v1/organizations/{org}/agreementdetails [API-053, ENTITY-034] */
export type AgreementDetailsRequest = {
    agreementId: string
    isAgreementNumber: YesNo
    storeId: string
}
export type AgreementDetailsAnswer = {
    agreementWorkflow?: {
        agreementId?: string
        isAutopayEnabled?: YesNo
        isAgreementSigned?: YesNo
        isDeliveryScheduled?: YesNo
        isDeliveryCompleted?: YesNo
    }
    agreementInformation?: {currentDueDate?: string; paymentCount?: number; openDate?: string}
    inventoryName?: string
    inventoryImageUrls?: string[]
}

/** [ENTITY-036] */
export type AccountBalance = {
    customerAccountTypeRef?: 'SUSP' | 'COA'
    accountBalance?: number
    agreementId?: string
    storeNumber?: string
}

/** [ENTITY-041] */
export type AgreementAccess = {
    agreementId?: string
    customerClubId?: string
    paymentAllowed?: boolean
}

/** POST /custom/get-customer/v1/organizations/{org}/getcustomer [API-046, ENTITY-020] */
export type RentalCustomer = {
    customerId?: string
    globalCustomerId?: string
    firstName?: string
    lastName?: string
    emailAddress?: string
    /** Only the year is shown: 1990-**-**. */
    dateOfBirth?: string
    /** Only the end is shown: ***-**-1234. */
    taxId?: string
    addresses?: {
        addressType?: string
        addressLine1?: string
        city?: string
        state?: string
        postalCode?: string
    }[]
    phones?: {phoneNumber?: string; phoneType?: string; primary?: YesNo}[]
    isRegistered?: boolean
    customerType?: string
    remotePaymentAllowed?: YesNo
    storeNumber?: string
    /** The customer's last word on getting papers as files, and since which day; nothing for anyone who was never asked. */
    electronicRecords?: {agreed?: YesNo; since?: string}
}

/** POST …/get-customer/…/updatecustomer: writes what is given, answers the RentalCustomer; a renter's only. */
export type UpdateCustomerRequest = {
    customerId: string
    address?: {addressLine1: string; city: string; state: string; postalCode: string}
    phoneNumber?: string
    /** `electronic-records-withdrawn` takes the consent to electronic records back. */
    consents?: Consent[]
}

/** POST /custom/get-customer/v1/organizations/{org}/customerdetailinfo [API-051] */
export type CustomerDetailAnswer = {
    customer?: RentalCustomer
    accountBalance?: AccountBalance[]
    agreementAccess?: AgreementAccess[]
}

/** [ENTITY-030, ENTITY-038] Times of day as HH:MM. */
export type TimeSlot = {startTime?: string; endTime?: string}
export type Appointment = {
    appointmentInfo?: {
        appointmentId?: string
        appointmentType?: string
        appointmentTypeDesc?: string
        appointmentDate?: string
        appointmentStatus?: string
        appointmentStatusDesc?: string
    }
    timeSlotInfo?: TimeSlot
    inventories?: {inventoryDesc?: string; extendedAisle?: boolean}[]
    agreement?: {agreementId?: string; agreementNumber?: string; package?: string}
}

/** POST /custom/search-appointment/v1/organizations/{org}/searchappointment [API-052] */
export type AppointmentsAnswer = {appointments?: Appointment[]}

/** POST /custom/schedule-delivery/v1/organizations/{org}/deliveryslots and …/schedule */
export type VisitSlotsAnswer = {slots?: (TimeSlot & {date?: string})[]}
export type ScheduleDeliveryRequest = {
    customerId: string
    agreementId: string
    date: string
    startTime: string
}

/**
 * POST /custom/schedule-service/v1/organizations/{org}/serviceslots and …/schedule: somebody comes to look after a piece.
 * Asking again moves the visit; 409 `slot-not-available`, `appointment-too-late` on its day, `service-not-offered`.
 */
export type ScheduleServiceRequest = ScheduleDeliveryRequest & {
    reason: 'NOT_WORKING' | 'DAMAGED' | 'NOISE' | 'OTHER'
}

/** POST /custom/cancel-appointment/v1/organizations/{org}/cancelappointment: gives up a delivery or a service visit. */
export type CancelAppointmentRequest = {customerId: string; appointmentId: string}

/**
 * POST /custom/agreement-signing/v1/organizations/{org}/envelope: where to sign [G-24]. Each call makes a new address, and only
 * the newest one of an agreement signs; 409 `already-signed`.
 */
export type EnvelopeRequest = {customerId: string; agreementId: string; returnUrl: string}
export type EnvelopeAnswer = {envelopeId?: string; envelopeStatus?: string; signingUrl?: string}

/** POST …/agreement-signing/…/link: the token of a mailed link becomes an agreement of the caller's, once. */
export type LinkAgreementRequest = {customerId: string; token: string}
export type LinkedAgreementAnswer = {agreementId?: string; agreementNumber?: string}

/**
 * POST /custom/create-agreement/v1/organizations/{org}/createagreement: one for each piece of the basket, with the
 * services that it asks for; 409 `ldw-not-offered` or `benefits-plus-not-offered`. Until one is signed it may be asked
 * again: to see what other services or another schedule cost.
 */
export type CreateAgreementRequest = {
    customerId: string
    tempBasketId: string
    paymentSchedule: Schedule
    /** The day of the first payment after the one that begins the agreement and pays its first period (D-44). */
    firstDueDate: string
}
export type CreateAgreementAnswer = {agreement?: Agreement[]}

/**
 * POST /custom/agreement-services/v1/organizations/{org}/endservice and …/endclub: from the next payment on. 409
 * `payment-overdue` while something is past due.
 */
export type EndServiceRequest = {
    customerId: string
    agreementId: string
    serviceType: ServiceType
}
export type EndClubRequest = {customerId: string; customerClubId: string}

/** One paper of an agreement: the agreement itself, or the receipt of a payment. Money in dollars, days as YYYY-MM-DD. */
export type AgreementDocument = {
    documentId?: string
    documentType?: 'AGREEMENT' | 'RECEIPT'
    documentDate?: string
    /** Of an agreement; one that is not signed is a proposal. */
    signed?: YesNo
    /** Of a receipt. */
    referenceNumber?: string
    amount?: number
}

/** POST /custom/agreement-documents/v1/organizations/{org}/documents with customerId and agreementId. */
export type DocumentsListAnswer = {documents?: AgreementDocument[]}

/** POST …/agreement-documents/…/document with documentId besides: a PDF in base64. */
export type DocumentAnswer = {
    documentId?: string
    fileName?: string
    contentType?: 'application/pdf'
    content?: string
}
