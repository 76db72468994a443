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

/** The address of the order form, which leads to its first open step [ROUTE-022]. */
export const orderFormPath = '/web-order-form'

/** The address of a step: the phone check has a page of its own, the others are parts of the order form. */
export const applicationPath = (step: ApplicationStep): string =>
    step === 'phone' ? '/payfone' : `${orderFormPath}/${step}`

/** Where the code is typed that was sent to the number: the phone check's second page. */
export const phoneCodePath = `${applicationPath('phone')}/code`

/** The step that an address without locale belongs to. */
export const applicationStepAt = (path: string): ApplicationStep | undefined =>
    applicationSteps.find((step) => applicationPath(step) === path)

/** Where an identity is verified, between the decision and the pay schedule (G-20). */
export const identityPath = '/identity-verification'
