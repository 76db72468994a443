import {isRefusalStatus} from '@app/commerce/outcome/outcome'

/** What the business depends on, as few values for metrics: never an address, and nothing of the shopper. */
export const businessSteps = ['sign-in', 'application', 'agreement', 'order', 'payment'] as const

export type BusinessStep = (typeof businessSteps)[number]

const paths: readonly [step: BusinessStep, path: RegExp][] = [
    ['sign-in', /\/oauth2\/login$/],
    ['application', /\/get-instant-approval\/.*\/instantapproval$/],
    ['agreement', /\/create-agreement\/.*\/createagreement$/],
    ['order', /\/shopper-orders\/.*\/orders$/],
    ['payment', /\/(?:submit-payment|one-off-payment)\/.*\/payment$/]
]

/** The step that a call is about; undefined for every other call. */
export const businessStep = (method: string, path: string): BusinessStep | undefined =>
    method === 'POST' ? paths.find(([, pattern]) => pattern.test(path))?.[0] : undefined

/** How a step ended: 'unknown' means that it may have been done all the same (D-49). */
export const stepOutcomes = ['done', 'refused', 'limited', 'unknown'] as const

export type StepOutcome = (typeof stepOutcomes)[number]

const TOO_MANY = 429

/** The outcome of a response; 'aborted' is one that broke off. */
export const stepOutcome = (status: number | 'aborted'): StepOutcome => {
    if (status === 'aborted') return 'unknown'
    if (status < 400) return 'done'
    if (status === TOO_MANY) return 'limited'
    return isRefusalStatus(status) ? 'refused' : 'unknown'
}
