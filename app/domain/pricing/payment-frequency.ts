/** How often a shopper may pay, in the order in which they are offered [PLP-017]. */
export const paymentFrequencies = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const

export type PaymentFrequency = (typeof paymentFrequencies)[number]

/** [PLP-007] */
export const defaultPaymentFrequency: PaymentFrequency = 'weekly'

/** The frequency that a cookie or a setting names; weekly when it names none. */
export const paymentFrequencyFrom = (text: string | undefined): PaymentFrequency =>
    paymentFrequencies.find((frequency) => frequency === text) ?? defaultPaymentFrequency
