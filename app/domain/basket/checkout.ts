import type {ApprovalStatus, Cover} from '../approval/approval'

/** The steps of a checkout, in order; from signing on they cannot be undone (D-27, G-20). */
export const checkoutSteps = [
    'delivery',
    'schedule',
    'terms',
    'review',
    'bank',
    'sign',
    'payment',
    'order',
    'confirmation'
] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** What must be done before a checkout can begin, each on a page of its own. */
export type CheckoutBlocker =
    | 'empty-cart'
    | 'counter-store'
    | 'unavailable'
    | 'no-approval'
    | 'declined'
    | 'expired'
    | 'too-small'
    | 'documents'
    | 'identity'

/** The facts about a checkout that decide its next step. */
export type CheckoutFacts = {
    lineCount: number
    /** The store takes orders by telephone or at its counter only (D-54). */
    isCounterStore: boolean
    /** Something in the cart is no longer available [CART-023]. */
    hasUnavailable: boolean
    /** Whether the amount left of the approval covers the basket: `coverOf(…).answer`. */
    cover: Cover['answer']
    /** Why there is no usable approval; without a value, as if nothing was ever decided. */
    approval?: ApprovalStatus
    /** The approval has a condition that is still to be met (D-25). */
    isConditionOpen: boolean
    /** The store and the decision require an identity check, and it has not been passed yet [CHECKOUT-004]. */
    isIdentityOpen: boolean
    /** Which of delivery, schedule and terms are filled in. */
    filled: readonly CheckoutStep[]
    /** For each agreement drawn up from the basket, whether it is signed; empty until the review is submitted. */
    signed: readonly boolean[]
    /** The delivery, the pay schedule or the services were saved again after the agreements were drawn up. */
    isOutdated: boolean
    /** A bank account is required and not verified yet [CHECKOUT-005]. */
    isBankOpen: boolean
    /** The first payment is made, or will be made at the store. */
    isPaymentSettled: boolean
    isOrdered: boolean
}

/** What to show without a valid approval: right after a refusal a new application is not offered (D-33). */
const withoutApproval = ({approval}: CheckoutFacts): CheckoutBlocker =>
    approval === 'declined' || approval === 'expired' ? approval : 'no-approval'

const blocker = (facts: CheckoutFacts): CheckoutBlocker | undefined => {
    if (facts.lineCount === 0) return 'empty-cart'
    if (facts.isCounterStore) return 'counter-store'
    if (facts.hasUnavailable) return 'unavailable'
    if (facts.cover === 'none') return withoutApproval(facts)
    if (facts.cover === 'too-small') return 'too-small'
    if (facts.isConditionOpen) return 'documents'
    return facts.isIdentityOpen ? 'identity' : undefined
}

const FORM_STEPS = ['delivery', 'schedule', 'terms'] as const

const stepBeforeSigning = (facts: CheckoutFacts): CheckoutStep => {
    const open = FORM_STEPS.find((step) => !facts.filled.includes(step))
    if (open) return open
    // Nobody may sign outdated terms (D-29): submitting again draws up new agreements in place of them.
    if (facts.signed.length === 0 || facts.isOutdated) return 'review'
    return facts.isBankOpen ? 'bank' : 'sign'
}

const stepAfterSigning = (facts: CheckoutFacts): CheckoutStep => {
    if (facts.isOrdered) return 'confirmation'
    if (!facts.isPaymentSettled) return 'payment'
    // The temporary basket may have expired in the meantime, and with it the recipient of the order.
    return facts.filled.includes('delivery') ? 'order' : 'delivery'
}

/**
 * The next step of a checkout (D-27). Once an agreement is signed the checkout only goes forward: what it uses of the
 * approval or the basket no longer blocks anything.
 */
export const nextCheckoutStep = (facts: CheckoutFacts): CheckoutStep | CheckoutBlocker => {
    const isAnySigned = facts.signed.includes(true)
    if (facts.isOrdered || (isAnySigned && !facts.signed.includes(false))) {
        return stepAfterSigning(facts)
    }
    return isAnySigned ? 'sign' : (blocker(facts) ?? stepBeforeSigning(facts))
}

const isCheckoutStep = (step: string): step is CheckoutStep =>
    checkoutSteps.some((known) => known === step)

/**
 * The step to show when a step's address is opened: that step, if everything before it is done and nothing is signed
 * that it could still change; else the next step (D-24).
 */
export const shownCheckoutStep = (
    wanted: CheckoutStep,
    facts: CheckoutFacts
): CheckoutStep | CheckoutBlocker => {
    const next = nextCheckoutStep(facts)
    const isBehind =
        isCheckoutStep(next) && checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(next)
    return isBehind && !facts.isOrdered && !facts.signed.includes(true) ? wanted : next
}
