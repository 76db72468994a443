import {type CheckoutStep, checkoutSteps} from '@app/domain/checkout'

/** The two addresses of the one flow [ROUTE-003] [ROUTE-017]. */
export type CheckoutBase = '/checkout' | '/new-checkout'

/** Under which of its two addresses the flow was entered. */
export const checkoutBaseOf = (path: string): CheckoutBase =>
    path.startsWith('/new-checkout') ? '/new-checkout' : '/checkout'

const elsewhere: Partial<Record<CheckoutStep, string>> = {
    bank: '/bank-verification',
    confirmation: '/checkout/confirmation'
}

/** Where the form of a bank account leads. */
export const bankVerifiedPath = '/thankyou-verificationPage'

/** The address of a step. */
export const checkoutPath = (step: CheckoutStep, base: CheckoutBase): string =>
    elsewhere[step] ?? `${base}/${step}`

/** The steps with a form, as they are counted to the shopper. */
const counted: readonly CheckoutStep[] = [
    'delivery',
    'schedule',
    'terms',
    'review',
    'sign',
    'payment'
]

/** Which step of how many this is. */
export const stepCount = (step: CheckoutStep): {number: number; of: number} => ({
    number: counted.indexOf(step) + 1,
    of: counted.length
})

/** The step that the last part of an address names; undefined for the flow's own address. */
export const checkoutStepOf = (word: string | undefined): CheckoutStep | undefined =>
    checkoutSteps.find((step) => step === word)

const laterSteps = ['schedule', 'terms', 'review', 'sign', 'payment', 'order'] as const

/** The steps behind the first: a file of their own, which comes while that one is filled in. */
export type LaterStepName = (typeof laterSteps)[number]

type OwnStep = 'delivery' | LaterStepName

const ownSteps: ReadonlySet<string> = new Set<OwnStep>(['delivery', ...laterSteps])

/** Whether a step stands on the checkout's own page. */
export const isOwnStep = (step: string): step is OwnStep => ownSteps.has(step)
