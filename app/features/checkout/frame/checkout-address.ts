import {type CheckoutStep, checkoutSteps} from '@app/domain/basket/checkout'

/** The two addresses of the checkout; both show the same pages [ROUTE-003] [ROUTE-017]. */
export type CheckoutBase = '/checkout' | '/new-checkout'

/** The address by which the shopper has entered the checkout. */
export const checkoutBaseOf = (path: string): CheckoutBase =>
    path.startsWith('/new-checkout') ? '/new-checkout' : '/checkout'

const elsewhere: Partial<Record<CheckoutStep, string>> = {
    bank: '/bank-verification',
    confirmation: '/checkout/confirmation'
}

/** The path that the form of a bank account leads to. */
export const bankVerifiedPath = '/thankyou-verificationPage'

/** The path of a step. */
export const checkoutPath = (step: CheckoutStep, base: CheckoutBase): string =>
    elsewhere[step] ?? `${base}/${step}`

/** The steps with a form, as they are counted for the shopper. */
const counted: readonly CheckoutStep[] = [
    'delivery',
    'schedule',
    'terms',
    'review',
    'sign',
    'payment'
]

/** The number of a step, and the number of all steps. */
export const stepCount = (step: CheckoutStep): {number: number; of: number} => ({
    number: counted.indexOf(step) + 1,
    of: counted.length
})

/** The step that the last part of a path names; undefined for the checkout's own path. */
export const checkoutStepOf = (word: string | undefined): CheckoutStep | undefined =>
    checkoutSteps.find((step) => step === word)

const laterSteps = ['schedule', 'terms', 'review', 'sign', 'payment', 'order'] as const

/** The steps after the first. Their code is in a separate file, which is loaded while the first step is filled in. */
export type LaterStepName = (typeof laterSteps)[number]

type OwnStep = 'delivery' | LaterStepName

const ownSteps: ReadonlySet<string> = new Set<OwnStep>(['delivery', ...laterSteps])

/** Whether a step is shown on the checkout's own page. */
export const isOwnStep = (step: string): step is OwnStep => ownSteps.has(step)
