import {approvalStatus, type Cover, coverOf} from '@app/domain/approval/approval'
import {isFulfillableCart} from '@app/domain/basket/basket'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {CheckoutFacts, CheckoutStep} from '@app/domain/basket/checkout'
import {nextPaymentProblem} from '@app/domain/payments/next-payment'
import {totalsToPay} from '@app/domain/basket/promo-code'
import type {RentalAgreement} from '../account/agreements'
import {type Basket, pricedLines} from '../basket/basket'
import {isPaidFor} from './agreements/agreements'
import type {CheckoutBasket} from './checkout-basket'
import type {Decision} from './decision'
import type {CheckoutRecord, SettledPayment} from './stored-record'

/** What the platform and this browser know of a checkout. */
export type CheckoutSources = {
    cart: Basket
    record: CheckoutRecord | null
    decision: Decision
    /** All agreements of the shopper. */
    agreements: readonly RentalAgreement[]
    /** Null if there is none yet. */
    basket: CheckoutBasket | null
    /** The store takes no orders online (D-54). */
    isCounterStore: boolean
    /** The platform refused the cart's lines. */
    areLinesRefused: boolean
    /** The day at the store. */
    today: CalendarDay
}

/** The state of a checkout: what decides its next step, and its own agreements. */
export type CheckoutProgress = {facts: CheckoutFacts; cover: Cover; agreements: RentalAgreement[]}

/** An ended checkout no longer counts once the cart has something new. */
export const recordInProgress = (
    record: CheckoutRecord | null,
    cart: Basket
): CheckoutRecord | null =>
    record?.isPlaced && record.isCartLighter && cart.lines.length > 0 ? null : record

/** Whether there is a temporary basket, or one has to be created: from the approval until the order. */
export const requiresBasket = ({
    cart,
    record,
    decision
}: Pick<CheckoutSources, 'cart' | 'record' | 'decision'>): boolean => {
    if (record?.isPlaced) return false
    if (record && record.agreementIds.length > 0) return true
    if (!isFulfillableCart(cart.lines)) return false
    return decision.approval !== null && cart.lines.length > 0
}

/** How the first payment was settled, from the record or from the agreements; undefined if it is still to be made. */
export const settledPayment = (
    record: CheckoutRecord | null,
    agreements: readonly RentalAgreement[]
): SettledPayment | undefined => {
    if (record?.payment && record.payment.state !== 'sent') return record.payment
    return agreements.length > 0 && agreements.every(isPaidFor)
        ? {state: 'paid', reference: '', lastFour: '', cardType: ''}
        : undefined
}

const filledSteps = ({basket, record, today}: CheckoutSources): CheckoutStep[] => {
    const {schedule, services} = record ?? {}
    const isOnTime = schedule && nextPaymentProblem(schedule.firstDueDate, today) === undefined
    return [
        ...(basket?.recipient && basket.email ? (['delivery'] as const) : []),
        ...(isOnTime ? (['schedule'] as const) : []),
        ...(services ? (['terms'] as const) : [])
    ]
}

/**
 * Once they are drawn up, the approval was large enough; the platform may by now count the agreements themselves
 * against it.
 */
const coverFor = (
    {cart, decision, today}: CheckoutSources,
    agreements: readonly RentalAgreement[]
): Cover => {
    const lines = pricedLines(cart.lines)
    const weekly = totalsToPay(lines, 'weekly').payment
    const requested = coverOf(decision.approval, weekly, today)
    const isAccepted = agreements.length > 0 && requested.answer === 'too-small'
    return isAccepted ? {answer: 'covers', left: requested.left} : requested
}

/** The state of a checkout (D-27); all of its pages depend on it, and on `shownCheckoutStep`. */
export const progressOf = (sources: CheckoutSources): CheckoutProgress => {
    const {cart, record, decision, areLinesRefused} = sources
    const agreements = sources.agreements.filter(({id}) => record?.agreementIds.includes(id))
    const cover = coverFor(sources, agreements)
    const facts: CheckoutFacts = {
        lineCount: cart.lines.length,
        isCounterStore: sources.isCounterStore,
        hasUnavailable: areLinesRefused || !isFulfillableCart(cart.lines),
        cover: cover.answer,
        approval: approvalStatus(decision.approval, sources.today),
        isConditionOpen: decision.isConditionOpen,
        isIdentityOpen: decision.isIdentityOpen,
        isBankOpen: decision.isBankOpen,
        filled: filledSteps(sources),
        signed: agreements.map(({signing}) => signing === 'signed'),
        isOutdated: record?.isOutdated === true,
        isPaymentSettled: settledPayment(record, agreements) !== undefined,
        isOrdered: record?.isPlaced === true
    }
    return {facts, cover, agreements}
}
