/** The steps of an application, in order; each has an address of its own (G-20). */
export const applicationSteps = [
    'phone',
    'personal',
    'home',
    'income',
    'references',
    'review'
] as const

export type ApplicationStep = (typeof applicationSteps)[number]

/** The address of the order form, which redirects to its first open step [ROUTE-022]. */
export const orderFormPath = '/web-order-form'

/** The address of a step: the phone check has a page of its own, the others are parts of the order form. */
export const applicationPath = (step: ApplicationStep): string =>
    step === 'phone' ? '/payfone' : `${orderFormPath}/${step}`

/** The phone check's second page, where the code from the text message is typed. */
export const phoneCodePath = `${applicationPath('phone')}/code`

/** The step at an address without locale; undefined for any other page. */
export const applicationStepAt = (path: string): ApplicationStep | undefined =>
    applicationSteps.find((step) => applicationPath(step) === path)

/** The page where an identity is verified, between the decision and the pay schedule (G-20). */
export const identityPath = '/identity-verification'
