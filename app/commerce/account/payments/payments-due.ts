import * as z from 'zod/mini'
import {
    type FeeKind,
    type FeePart,
    type PaymentDue,
    taxesAndFees
} from '@app/domain/payments/account-payments'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import type {CalculatePaymentRequest} from '@contract/payments'
import {anyList, listIfAny, readAnswer, readItems} from '../../answer'
import type {Commerce} from '../../client'
import {cents, day as dayOf, flag, list, number, record, text, type UnknownRecord} from '../../json'
import type {Query} from '../../query'
import {toFrequency} from '../agreements'

/** What is due for one agreement or club today. Money in cents [ENTITY-035]. */
export type AccountPayment = PaymentDue & {
    of: 'agreement' | 'club'
    dueDay: CalendarDay | undefined
    daysLate: number
    /** Whether the agreement or club itself may be paid online [ACCT-021]. */
    allowsOnlinePayment: boolean
    /** The last payment: after it the piece belongs to the renter (G-42). */
    isFinal: boolean
    /** Up to this day the early purchase is the same as cash (D-42). */
    sameAsCashUntil: CalendarDay | undefined
    frequency: PaymentFrequency
    payment: Cents | undefined
    terms: number | null
    paymentsLeft: number | null
    /** What autopay takes next, or would take if it were on; null if nothing will be taken. */
    nextAutopay: {day: CalendarDay; amount: Cents} | null
    storeNumber: string | null
}

const feeKinds = new Map<unknown, FeeKind>([
    ['LATEFEE', 'late-fee'],
    ['COVERAGE', 'coverage'],
    ['PROCESSINGFEE', 'processing-fee'],
    ['DEPOSIT', 'deposit']
])

/** An amount of an unknown type is left out: then the lines do not add up, and no pay button is shown (D-30). */
export const toFees = ({totalTax, amountDetails}: UnknownRecord): FeePart[] => [
    {kind: 'tax', amount: cents(totalTax) ?? 0},
    ...list(amountDetails).flatMap((detail): FeePart[] => {
        const {type, amount} = record(detail)
        const [kind, cost] = [feeKinds.get(type), cents(amount)]
        return kind === undefined || cost === undefined ? [] : [{kind, amount: cost}]
    })
]

/** The platform gives a club's dues only within the total: they are the total without taxes and fees. */
const rentOf = (payment: UnknownRecord, of: AccountPayment['of'], total: Cents): Cents =>
    cents(payment.rentalRevenue) ??
    (of === 'club' ? total - taxesAndFees(toFees(payment)).total : 0)

const toNextAutopay = ({nextAutoPayDate, nextAutoPayAmount}: UnknownRecord) => {
    const [day, amount] = [dayOf(nextAutoPayDate), cents(nextAutoPayAmount)]
    return day === undefined || amount === undefined ? null : {day, amount}
}

const toPayment = (
    raw: unknown,
    {of, storeNumber}: Pick<AccountPayment, 'of' | 'storeNumber'>
): AccountPayment[] => {
    const payment = record(raw)
    const id = text(of === 'club' ? payment.customerClubId : payment.agreementId)
    const total = cents(payment.totalAmount)
    const allowsOnlinePayment = flag(payment.allowOnlinePayment)
    if (id === undefined || total === undefined || allowsOnlinePayment === undefined) return []
    return [
        {
            id,
            of,
            rent: rentOf(payment, of, total),
            fees: toFees(payment),
            total,
            earlyPurchase: cents(payment.epoAmountIncTax),
            dueDay: dayOf(payment.currentDueDate),
            daysLate: number(payment.numberOfDaysLate) ?? 0,
            allowsOnlinePayment,
            isFinal: flag(payment.finalPaymentFlag) ?? false,
            sameAsCashUntil: dayOf(payment.pifDate),
            frequency: toFrequency(payment.schedule),
            payment: cents(payment.scheduleRate),
            terms: number(payment.totalNumberOfTerms) ?? null,
            paymentsLeft: number(payment.remainingNumberOfPayment) ?? null,
            nextAutopay: toNextAutopay(payment),
            storeNumber
        }
    ]
}

const PaymentsDueAnswer = z.looseObject({storePaymentDetails: anyList})
/** A store may leave out one of its lists. */
const StoreAnswer = z
    .looseObject({agreementPaymentDetails: listIfAny, clubPaymentDetails: listIfAny})
    .check(
        z.refine(({agreementPaymentDetails, clubPaymentDetails}) =>
            Array.isArray(agreementPaymentDetails ?? clubPaymentDetails)
        )
    )

const toStore = (raw: unknown): z.output<typeof StoreAnswer>[] => {
    const read = z.safeParse(StoreAnswer, raw)
    return read.success ? [read.data] : []
}

/** What is due in all stores, agreements before clubs; one without an id, a total or a word on paying it online is left out. */
export const toPaymentsDue = (raw: unknown, log?: Pick<Commerce, 'warn'>): AccountPayment[] => {
    const {storePaymentDetails} = readAnswer(PaymentsDueAnswer, raw)
    return readItems(storePaymentDetails, toStore, log).flatMap((store) => {
        const {agreementPaymentDetails: agreements, clubPaymentDetails: clubs} = store
        const storeNumber = text(store.storeNumber) ?? null
        return [
            ...readItems(
                agreements ?? [],
                (one) => toPayment(one, {of: 'agreement', storeNumber}),
                log
            ),
            ...readItems(clubs ?? [], (one) => toPayment(one, {of: 'club', storeNumber}), log)
        ]
    })
}

/** What is due today, to the cent, as the platform calculated it [API-048]. */
export const paymentsDue = (own: Commerce, customerId: string): Query<AccountPayment[]> => ({
    key: ['account', 'payments-due'],
    staleTime: 10_000,
    fetch: async () => {
        const path = '/custom/calculate-payment/v1/organizations/{org}/calculatepayment'
        const body: CalculatePaymentRequest = {customerId, paymentOrigin: 'ECOMM'}
        return toPaymentsDue(await own.fetch({path, body, customerId}), own)
    }
})
