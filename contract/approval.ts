/** Y or N, as the retailer's systems say yes and no. */
export type YesNo = 'Y' | 'N'

/** 1 approved, 4 approved on a condition, 2 declined [APPR-002…004]. */
export type ApprovalResponse = '1' | '2' | '4'

export type VerificationDocument = {verifyType?: string; verifyRequired?: YesNo}

/** Whose report a refusal rests on, its score, and the applicant's rights in the platform's words, as they are shown [D-33]. */
export type RefusalNotice = {
    agency?: {name?: string; address?: string; phone?: string}
    score?: {value?: number; lowest?: number; highest?: number; day?: string; factors?: string[]}
    statements?: string[]
}

/** What a shopper agreed to: which text, in which language and when (ISO) [D-32]. */
export type Consent = {kind: string; version: string; locale: string; agreedAt: string}

/** What the decision engine says; money in dollars a week, days as YYYY-MM-DD [ENTITY-011, ENTITY-012]. */
export type ApprovalData = {
    approvalResponse?: ApprovalResponse
    approvalStatusDesc?: string
    conditionalReason?: string
    weeklyApprovalAmount?: number
    weeklyOriginalApprovalAmount?: number
    originalApprovalAmount?: number
    outstandingBalance?: number
    weeklyOutstandingBalance?: number
    /** Of it, what is signed and not ordered yet: its pieces are still in the cart. */
    weeklyUnorderedBalance?: number
    decisionId?: string
    globalCustomerId?: string
    verifyLevel?: string
    verifyCode?: string
    verificationDocuments?: VerificationDocument[]
    /** Tries that are left to verify the identity; only where it is asked for. */
    identityAttemptsLeft?: number
    /** Only with a refusal, and only where a report was used for it [D-33]. */
    refusalNotice?: RefusalNotice
    approvalDate?: string
    dateOfApproval?: string
    approvalExpirationDate?: string
    biWeekly?: number
    monthly?: number
    semiMonthly?: number
}

/** POST /custom/get-existing-approval/v1/organizations/{org}/existingapproval [API-047] */
export type ExistingApprovalRequest = {
    customerId: string
    includeBlacklist?: boolean
    tempBasketId?: string
    marketingUtm?: string
}
export type ExistingApprovalAnswer = {approval?: ApprovalData; isBlacklisted?: boolean}

export type PageName =
    'PreFilledWebForm' | 'ConditionalApproval' | 'Approved' | 'Declined' | 'ServiceFailure'

/** POST /custom/get-instant-approval/v1/organizations/{org}/instantapproval [API-044, G-23] */
export type InstantApprovalRequest = {
    customerId: string
    storeId?: string
    basketId?: string
    email?: string
    phone?: string
    locale?: string
}
export type InstantApprovalAnswer = {
    pageName?: PageName
    tempBasket?: {basketId?: string}
    approval?: ApprovalData
}

/** Somebody else than the applicant: goes in with the decision and never comes back [D-26]. */
export type OtherPerson = {name: string; phone: string}

/** POST /custom/get-decision/v1/organizations/{org}/decision; reads c_ssn and c_dob from the temporary basket. */
export type DecisionRequest = {
    customerId: string
    tempBasketId: string
    /** Dollars in each of the pay periods. */
    incomeAmount: number
    payFrequency: 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'
    incomeSource?: string | undefined
    monthsAtAddress?: number | undefined
    landlord?: OtherPerson | undefined
    /** Two to four. */
    references?: readonly (OtherPerson & {relation?: string | undefined})[] | undefined
    consents?: readonly Consent[] | undefined
}
export type DecisionAnswer = {pageName?: PageName; approval?: ApprovalData}

/**
 * POST /custom/claim-offer/v1/organizations/{org}/claim: what a letter of an offer says. Refused with 404 `offer-not-found`
 * for a code that was not sent to this name and zip, 410 `offer-expired`, 409 `offer-used` [G-28].
 */
export type ClaimOfferRequest = {
    customerId: string
    code: string
    lastName: string
    zip: string
    storeId?: string
}
export type ClaimOfferAnswer = {pageName?: PageName; approval?: ApprovalData}

/**
 * POST /custom/identity-verification/v1/organizations/{org}/payfone: sends a code of six digits to the mobile number, and with
 * that code fills the form. Whoever only knows somebody's number learns nothing about them.
 */
export type PrefillRequest = {
    customerId: string
    tempBasketId: string
    phone: string
    consent: true
    /** Which words were agreed to. */
    consents?: readonly Consent[]
    lastFourSsn?: string
    birthDate?: string
    /** What was sent to the number before; without it one is sent. */
    code?: string
    /** In which language the message is. */
    locale?: string
}
export type PrefillAnswer = {
    /** Whether a code was sent that can be tried; false where another has to be sent. */
    codeSent?: boolean
    /** How often it can still be tried, after one that is wrong. */
    codeAttemptsLeft?: number
    /** Whether the form was filled, once the code was right. */
    isPrefill?: boolean
    payfoneResponse?: Record<string, string>
}

/**
 * POST /custom/identity-verification/v1/organizations/{org}/verifyidentity: compared with the application; three tries, then
 * 409 `identity-locked`.
 */
export type IdentityRequest = {
    customerId: string
    tempBasketId?: string
    lastFourSsn: string
    birthDate: string
}
export type IdentityAnswer = {verified?: boolean; attemptsLeft?: number}

/** POST /custom/bank-verification/v1/organizations/{org}/verifybank [G-25] */
export type BankRequest = {
    customerId: string
    routingNumber: string
    accountNumber: string
    accountType: 'CHECKING' | 'SAVINGS'
}
export type BankAnswer = {verified?: boolean; accountLastFour?: string; routingNumber?: string}

/** POST /custom/verification-documents/v1/organizations/{org}/submitdocument; content in base64 [G-44]. */
export type DocumentRequest = {
    customerId: string
    verifyType: string
    fileName: string
    content: string
}
/** POST …/verification-documents/…/documents answers what is wanted and what came. */
export type DocumentsAnswer = {
    verificationDocuments?: (VerificationDocument & {
        documentId?: string
        fileName?: string
        submittedDate?: string
    })[]
}

/**
 * POST /custom/application-draft/v1/organizations/{org}/save, …/read and …/delete (204), for customers only [D-24]. A draft
 * with a social security number, birth date, account, card, password, landlord or reference in it is refused with 400.
 */
export type DraftRequest = {customerId: string; draft: Record<string, unknown>}
/** Null where nothing is stored. Moments in ISO; a draft ends seven days after it was first saved. */
export type DraftAnswer = {
    draft?: Record<string, unknown> | null
    startedAt?: string
    savedAt?: string
    expiresAt?: string
}
