import type {ApprovalStanding, Cover} from './approval'
import {addDays, type CalendarDay} from './calendar'

/** The steps of a checkout, in order; sign and those after it cannot be taken back (D-27, G-20). */
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

/** What must be settled before a checkout begins, each on a page of its own. */
export type CheckoutHurdle =
    | 'empty-cart'
    | 'unavailable'
    | 'no-approval'
    | 'declined'
    | 'expired'
    | 'too-small'
    | 'documents'
    | 'identity'

/** Where a checkout stands. */
export type CheckoutFacts = {
    lineCount: number
    /** Something in the cart can no longer be had [CART-023]. */
    hasUnavailable: boolean
    /** Whether what the approval leaves covers the basket: `coverOf(…).answer`. */
    cover: Cover['answer']
    /** Why there is no approval to go by, where there is none; as if nothing was ever decided where left out. */
    approval?: ApprovalStanding
    /** The approval has a condition that is not met yet (D-25). */
    isConditionOpen: boolean
    /** The store and the decision ask for an identity check, and it was not passed yet [CHECKOUT-004]. */
    isIdentityOpen: boolean
    /** The steps that are filled in, of delivery, schedule and terms. */
    filled: readonly CheckoutStep[]
    /** For each agreement drawn up from the basket, whether it is signed; none before the review is submitted. */
    signed: readonly boolean[]
    /** The agreements were drawn up before the delivery, the pay schedule or the services were saved again. */
    isOutdated: boolean
    /** The account at a bank is asked for and not verified yet [CHECKOUT-005]. */
    isBankOpen: boolean
    /** The first payment is made, or will be made at the store. */
    isPaymentSettled: boolean
    isOrdered: boolean
}

/** What to tell whoever has no approval that holds: a new application is no way on right after a refusal (D-33). */
const withoutApproval = ({approval}: CheckoutFacts): CheckoutHurdle =>
    approval === 'declined' || approval === 'expired' ? approval : 'no-approval'

const hurdle = (facts: CheckoutFacts): CheckoutHurdle | undefined => {
    if (facts.lineCount === 0) return 'empty-cart'
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
    // Nobody signs terms that are not theirs any more (D-29): submitted again, they are drawn up in place of the ones before.
    if (facts.signed.length === 0 || facts.isOutdated) return 'review'
    return facts.isBankOpen ? 'bank' : 'sign'
}

const stepAfterSigning = (facts: CheckoutFacts): CheckoutStep => {
    if (facts.isOrdered) return 'confirmation'
    if (!facts.isPaymentSettled) return 'payment'
    // The temporary basket may have ended meanwhile, and who receives the order with it.
    return facts.filled.includes('delivery') ? 'order' : 'delivery'
}

/**
 * The next thing to do in a checkout (D-27). Once an agreement is signed the checkout only goes
 * forward: what the signed one uses up of the approval, or of the basket, is no hurdle then.
 */
export const nextCheckoutStep = (facts: CheckoutFacts): CheckoutStep | CheckoutHurdle => {
    const isAnySigned = facts.signed.includes(true)
    if (facts.isOrdered || (isAnySigned && !facts.signed.includes(false))) {
        return stepAfterSigning(facts)
    }
    return isAnySigned ? 'sign' : (hurdle(facts) ?? stepBeforeSigning(facts))
}

const isCheckoutStep = (step: string): step is CheckoutStep =>
    checkoutSteps.some((known) => known === step)

/**
 * What to show to whoever opens a step: that one, if the checkout is not that far behind and
 * nothing is signed that it could still change; else the next thing to do (D-24).
 */
export const shownCheckoutStep = (
    wanted: CheckoutStep,
    facts: CheckoutFacts
): CheckoutStep | CheckoutHurdle => {
    const next = nextCheckoutStep(facts)
    const isBehind =
        isCheckoutStep(next) && checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(next)
    return isBehind && !facts.isOrdered && !facts.signed.includes(true) ? wanted : next
}

const MOST_DAYS_AHEAD = 31

/** The days on which a first payment may be due, both included; today is the store's day (G-20). */
export const firstDueDays = (today: CalendarDay): {earliest: CalendarDay; latest: CalendarDay} => ({
    earliest: today,
    latest: addDays(today, MOST_DAYS_AHEAD)
})

/** What is wrong with a first due date. */
export const firstDueDateProblem = (
    day: CalendarDay,
    today: CalendarDay
): 'too-early' | 'too-late' | undefined => {
    const {earliest, latest} = firstDueDays(today)
    if (day < earliest) return 'too-early'
    return day > latest ? 'too-late' : undefined
}
