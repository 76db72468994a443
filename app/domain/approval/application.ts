import {type ApplicationStep, applicationSteps, orderFormPath} from './application-path'
import type {ApprovalDecision} from './approval'
import type {CalendarDay} from '../calendar/calendar'
import type {Cents} from '../prices/money'
import type {PostalAddress} from '../person/postal-address'
import type {PaymentFrequency} from '../prices/pricing'

/** The facts that decide which steps an application has. */
export type ApplicationFacts = {
    /** The store's flag for the phone check. */
    isPhoneCheckEnabled: boolean
    /** The form has been prefilled with what is known of the shopper [APPR-017]. */
    isPrefilled: boolean
}

/** The steps of an application; the phone check only if it can still prefill the form (G-20). */
export const neededSteps = (facts: ApplicationFacts): ApplicationStep[] =>
    applicationSteps.filter(
        (step) => step !== 'phone' || (facts.isPhoneCheckEnabled && !facts.isPrefilled)
    )

/** The first step that is not filled in; the review if all are. */
export const nextApplicationStep = (
    requested: readonly ApplicationStep[],
    filled: readonly ApplicationStep[]
): ApplicationStep => requested.find((step) => !filled.includes(step)) ?? 'review'

/**
 * The step to show when a step's address is opened: that step if all before it are filled in, else the first that is
 * not (D-24). The same for a step that this application does not have.
 */
export const reachableStep = (
    wanted: ApplicationStep,
    requested: readonly ApplicationStep[],
    filled: readonly ApplicationStep[]
): ApplicationStep => {
    const next = nextApplicationStep(requested, filled)
    const isReachable =
        requested.includes(wanted) && requested.indexOf(wanted) <= requested.indexOf(next)
    return isReachable ? wanted : next
}

const RESULT_PATHS: ReadonlyMap<string, string> = new Map([
    ['PreFilledWebForm', orderFormPath],
    ['ConditionalApproval', '/pre-approvedPage'],
    ['Approved', '/approved'],
    ['Declined', '/declined'],
    ['ServiceFailure', '/service-failure']
])

/** Whether a text is one of the page names that the platform may return. */
export const isPageName = (name: string | undefined): name is string => RESULT_PATHS.has(name ?? '')

/** The path of the page for a page name; the order form for an unknown name [APPR-009…014]. */
export const resultPath = (pageName: string | undefined): string =>
    RESULT_PATHS.get(pageName ?? '') ?? orderFormPath

const DECISIONS: ReadonlyMap<string, ApprovalDecision> = new Map([
    ['Approved', 'approved'],
    ['ConditionalApproval', 'conditional'],
    ['Declined', 'declined']
])

/** The decision that a page name stands for; undefined for a page without a decision. */
export const decisionOfPage = (pageName: string | undefined): ApprovalDecision | undefined =>
    DECISIONS.get(pageName ?? '')

/** How many references an application takes (G-20). */
export const referenceLimits = {least: 2, most: 4}

/** Whether there are too few or too many references. */
export const referencesProblem = (count: number): 'too-few' | 'too-many' | undefined => {
    if (count < referenceLimits.least) return 'too-few'
    return count > referenceLimits.most ? 'too-many' : undefined
}

export type PersonalAnswers = {
    firstName: string
    lastName: string
    email: string
    phone: string
    birthDate: CalendarDay
    /** Social Security number or ITIN, digits only. */
    identityNumber: string
}

export type HomeAnswers = PostalAddress & {monthsThere: number}

export type IncomeAnswers = {source: string; amount: Cents; frequency: PaymentFrequency}

export type OtherPerson = {name: string; relation: string; phone: string}

export type ReferenceAnswers = {
    landlord: Omit<OtherPerson, 'relation'>
    references: readonly OtherPerson[]
}

/** The answers so far, by step. */
export type ApplicationAnswers = {
    personal?: PersonalAnswers
    home?: HomeAnswers
    income?: IncomeAnswers
    references?: ReferenceAnswers
}

/** The answers that may be stored for another day. */
export type ApplicationDraft = {
    personal?: Omit<PersonalAnswers, 'birthDate' | 'identityNumber'>
    home?: HomeAnswers
    income?: IncomeAnswers
}

const personalDraft = ({firstName, lastName, email, phone}: PersonalAnswers) => ({
    firstName,
    lastName,
    email,
    phone
})

/**
 * The answers that may be stored as a draft (D-24, D-26). The fields are named one by one, so that a new one is not
 * stored by accident. Birth date and identity number have to be typed again, and so do landlord and references, who are
 * other people.
 */
export const draftOf = ({personal, home, income}: ApplicationAnswers): ApplicationDraft => ({
    ...(personal && {personal: personalDraft(personal)}),
    ...(home && {home}),
    ...(income && {income})
})

const DRAFT_DAYS = 7
const DAY_IN_MS = 86_400_000

/** When a draft expires, in milliseconds; saving it again does not extend it (D-24). */
export const draftEnd = (startedAt: number): number => startedAt + DRAFT_DAYS * DAY_IN_MS

/** Whether a draft has not expired yet. */
export const isDraftStored = (startedAt: number, now: number): boolean => now < draftEnd(startedAt)

/** The documents that are still required, by kind [VERIFY-002] [VERIFY-003]. */
export const wantedDocuments = (
    documents: readonly {kind: string; isRequired: boolean; isSubmitted: boolean}[]
): string[] =>
    documents
        .filter(({isRequired, isSubmitted}) => isRequired && !isSubmitted)
        .map(({kind}) => kind)

/** Whether the identity must be verified: the store verifies identities, and the decision requires it [VERIFY-004] (G-20). */
export const needsIdentityCheck = (
    isIdentityCheckEnabled: boolean,
    documents: readonly {isRequired: boolean}[]
): boolean => isIdentityCheckEnabled && documents.some(({isRequired}) => isRequired)
