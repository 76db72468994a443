import type {Cents} from '../prices/money'

/** What is paid besides rent. */
export type FeeKind = 'tax' | 'coverage' | 'late-fee' | 'processing-fee' | 'deposit'

export type FeePart = {kind: FeeKind; amount: Cents}

const FEE_KINDS: readonly FeeKind[] = ['tax', 'coverage', 'late-fee', 'processing-fee', 'deposit']

/**
 * Taxes and fees as one line that opens into its parts: one part for each kind that is not zero; the parts add up to
 * the total [ACCT-022] (D-42).
 */
export const taxesAndFees = (amounts: readonly FeePart[]): {total: Cents; parts: FeePart[]} => {
    const sumOf = (kind: FeeKind): Cents =>
        amounts.reduce((sum, part) => sum + (part.kind === kind ? part.amount : 0), 0)
    const parts = FEE_KINDS.map((kind) => ({kind, amount: sumOf(kind)})).filter(
        ({amount}) => amount !== 0
    )
    return {total: parts.reduce((sum, {amount}) => sum + amount, 0), parts}
}

/** What the platform says is due for one agreement or club. */
export type PaymentDue = {
    id: string
    rent: Cents
    fees: readonly FeePart[]
    /** As the platform says; never computed here. */
    total: Cents
    /** The price to own it today, tax included; undefined if it is not offered. */
    earlyPurchase: Cents | undefined
}

/** Whether the lines of a payment add up to its total, without which it cannot be paid (D-30). */
export const addsUp = ({rent, fees, total}: Pick<PaymentDue, 'rent' | 'fees' | 'total'>): boolean =>
    rent + taxesAndFees(fees).total === total

/** What is paid for it at the store: all of it but the processing fee, which is for online payments only. */
export const dueAtStore = ({rent, fees}: Pick<PaymentDue, 'rent' | 'fees'>): Cents =>
    rent + taxesAndFees(fees.filter(({kind}) => kind !== 'processing-fee')).total

/** What a renter chose to pay for an agreement: the amount due, or the early purchase. */
export type PaymentChoice = {id: string; kind: 'due' | 'early-purchase'}

/** A chosen payment with its amount. */
export type ChosenPayment = PaymentChoice & {amount: Cents}

/** The chosen payments with the platform's amounts; what is not offered cannot be chosen. */
export const chosenPayments = (
    due: readonly PaymentDue[],
    choices: readonly PaymentChoice[]
): ChosenPayment[] =>
    choices.flatMap(({id, kind}) => {
        const found = due.find((payment) => payment.id === id)
        const amount = kind === 'due' ? found?.total : found?.earlyPurchase
        return amount === undefined ? [] : [{id, kind, amount}]
    })

/** The sum of all chosen payments (G-42). */
export const chosenTotal = (chosen: readonly {amount: Cents}[]): Cents =>
    chosen.reduce((sum, {amount}) => sum + amount, 0)

/** An agreement or club that was paid, and when, in milliseconds. */
export type PaidMark = {id: string; paidAt: number}

const HOUR_IN_MS = 3_600_000

/** How often the marks are checked, in milliseconds [SESSION-018]. */
export const paidMarksCheckedEvery = 60_000

/** The marks that still count: a payment is stored for an hour [SESSION-017] [ACCT-040]. */
export const recentlyPaid = (marks: readonly PaidMark[], now: number): PaidMark[] =>
    marks.filter(({paidAt}) => now - paidAt < HOUR_IN_MS)

const LONGEST_PAYMENT_MS = 180_000

/** The moment by which it is known whether a payment was made, in milliseconds. */
export const knownBy = (sentAt: number): number => sentAt + LONGEST_PAYMENT_MS

/**
 * Whether a payment that cannot be found was never made: after so many milliseconds no bank responds any more, and it
 * may be paid again (D-30).
 */
export const isNeverTaken = (sentAt: number, now: number): boolean => now >= knownBy(sentAt)
