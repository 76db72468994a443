import {approvalStanding, type Cover, coverOf} from '@app/domain/approval'
import {isFulfillableCart} from '@app/domain/basket'
import type {CalendarDay} from '@app/domain/calendar'
import {type CheckoutFacts, type CheckoutStep, firstDueDateProblem} from '@app/domain/checkout'
import {totalsToPay} from '@app/domain/promo-code'
import type {RentalAgreement} from '../account/agreements'
import {type Basket, pricedLines} from '../basket/basket'
import {isPaidFor} from './agreements'
import type {CheckoutBasket} from './checkout-basket'
import type {Decision} from './decision'
import type {CheckoutRecord, SettledPayment} from './stored-record'

/** What is known of a checkout, by the platform and by this browser. */
export type CheckoutSources = {
    cart: Basket
    record: CheckoutRecord | null
    decision: Decision
    /** All agreements of the shopper. */
    agreements: readonly RentalAgreement[]
    /** Null if there is none, or none yet. */
    basket: CheckoutBasket | null
    /** The platform would not take the cart's lines. */
    areLinesRefused: boolean
    /** The day at the store. */
    today: CalendarDay
}

/** Where a checkout stands: what decides its next step, and the agreements that are its own. */
export type Standing = {facts: CheckoutFacts; cover: Cover; agreements: RentalAgreement[]}

/** A checkout that has ended with an order is over once the cart holds something new. */
export const underWay = (record: CheckoutRecord | null, cart: Basket): CheckoutRecord | null =>
    record?.isPlaced && record.isCartLighter && cart.lines.length > 0 ? null : record

/** Whether there is, or is to be, a temporary basket: from the approval to the order. */
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

/** How the first payment was settled: as remembered here, or as the agreements say; undefined if it is still open. */
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
    const isOnTime = schedule && firstDueDateProblem(schedule.firstDueDate, today) === undefined
    return [
        ...(basket?.recipient && basket.email ? (['delivery'] as const) : []),
        ...(isOnTime ? (['schedule'] as const) : []),
        ...(services ? (['terms'] as const) : [])
    ]
}

/** Drawn up, the platform has found the approval large enough, and may count the agreements themselves against it. */
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

/** Where a checkout stands (D-27): every page of it goes by this, and by `shownCheckoutStep`. */
export const standingOf = (sources: CheckoutSources): Standing => {
    const {cart, record, decision, areLinesRefused} = sources
    const agreements = sources.agreements.filter(({id}) => record?.agreementIds.includes(id))
    const cover = coverFor(sources, agreements)
    const facts: CheckoutFacts = {
        lineCount: cart.lines.length,
        hasUnavailable: areLinesRefused || !isFulfillableCart(cart.lines),
        cover: cover.answer,
        approval: approvalStanding(decision.approval, sources.today),
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
