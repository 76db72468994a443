import type {ServiceType} from '@contract/agreements'
import {type Cents, percentOf} from '../../core/money'
import {sum} from '../../shoppers/baskets/totals'
import {type Day, daysBetween} from '../days'
import type {RentalAccount} from '../rental-account'
import type {Agreement} from './agreement'
import {dueDay, remainingAfter, taxPercent} from './plan'
import {serviceShare} from './services/services'

/** What is due on an agreement on a given day; amounts in cents. */
export type Due = {
    /** The due day; undefined if nothing will ever be due. */
    day: Day | undefined
    daysLate: number
    /** The number of payments: those due up to today, or the next one if none is due. */
    payments: number
    paymentsLeft: number
    pastDueRent: Cents
    rent: Cents
    /** The sum of all services; the single prices follow below. */
    coverage: Cents
    services: {type?: ServiceType; amount: Cents}[]
    lateFee: Cents
    processingFee: Cents
    /** Paid once, with the first payment. */
    deposit: Cents
    tax: Cents
    total: Cents
    isFinal: boolean
    /** The price to own it today: what is due, and a part of the rest. */
    earlyPurchase: Cents
}

const graceDays = 3
const lateFee: Cents = 500
/** With each online payment of each agreement; the stores name it, too. */
export const processingFee: Cents = 199
const earlyPurchasePercent = 55

const nothing: Due = {
    day: undefined,
    daysLate: 0,
    payments: 0,
    paymentsLeft: 0,
    pastDueRent: 0,
    rent: 0,
    coverage: 0,
    services: [],
    lateFee: 0,
    processingFee: 0,
    deposit: 0,
    tax: 0,
    total: 0,
    isFinal: false,
    earlyPurchase: 0
}

/** What is due on an agreement. Nothing if it was paid before it began, or is paid off. [ACCT-018] */
export const dueOf = (agreement: Agreement, today: Day): Due => {
    const {plan, paid, refCode} = agreement
    const paymentsLeft = Math.max(0, plan.terms - paid)
    if (refCode === 'PRELIMPAID' || paymentsLeft === 0) return {...nothing, paymentsLeft}
    const day = dueDay(plan, paid)
    const days = day > today ? [] : daysBehind(agreement, today)
    const daysLate = Math.max(0, daysBetween(day, today))
    const payments = Math.max(1, days.length)
    const past = days.filter((one) => one < today).length
    const left = remainingAfter(plan, paid)
    const rent = left - remainingAfter(plan, paid + payments)
    const services = servicesDue(agreement, payments)
    const parts = {
        rent,
        coverage: sum(services.map(({amount}) => amount)),
        lateFee: daysLate > graceDays ? lateFee : 0,
        processingFee,
        deposit: paid === 0 ? (agreement.deposit ?? 0) : 0
    }
    const isFinal = payments === paymentsLeft
    return {
        day,
        daysLate,
        payments,
        paymentsLeft,
        pastDueRent: left - remainingAfter(plan, paid + past),
        ...added(parts),
        services,
        isFinal,
        earlyPurchase: isFinal ? 0 : earlyPurchaseOf(parts, left - rent)
    }
}

/** The due days up to today whose payments were not made. */
const daysBehind = ({plan, paid}: Agreement, today: Day): Day[] => {
    const days: Day[] = []
    for (let number = paid; number < plan.terms; number += 1) {
        const day = dueDay(plan, number)
        if (day > today) break
        days.push(day)
    }
    return days
}

/** The parts of an agreement that decide its cost. */
export type Costs = Pick<Agreement, 'plan' | 'services' | 'coverage' | 'paid' | 'deposit'>

const servicesDue = (agreement: Costs, payments: number): Due['services'] => [
    ...(agreement.coverage ? [{amount: agreement.coverage * payments}] : []),
    ...(agreement.services ?? []).map((service) => ({
        type: service.type,
        amount: serviceShare(service, agreement, payments)
    }))
]

type Parts = Pick<Due, 'rent' | 'coverage' | 'lateFee' | 'processingFee' | 'deposit'>

const added = (parts: Parts) => {
    const tax = percentOf(parts.rent + parts.coverage, taxPercent)
    const {rent, coverage, lateFee, processingFee, deposit} = parts
    const total = rent + coverage + lateFee + processingFee + deposit + tax
    return {...parts, tax, total}
}

/** The price to own the piece today; it contains no deposit. */
const earlyPurchaseOf = (parts: Parts, rest: Cents): Cents =>
    added({...parts, deposit: 0, rent: parts.rent + percentOf(rest, earlyPurchasePercent)}).total

/**
 * Whether it can be paid online: the account and the agreement must allow it, and something must be due. [ACCT-020,
 * ACCT-021]
 */
export const mayPayOnline = (
    {remotePaymentAllowed}: RentalAccount,
    {allowsOnlinePayment, refCode, signing}: Agreement
): boolean =>
    remotePaymentAllowed === 'Y' &&
    allowsOnlinePayment &&
    refCode !== 'PAIDOUT' &&
    refCode !== 'PRELIMPAID' &&
    signing.signerStatus === 'Completed'

/** All payments of an agreement together, as if each were made on its day: rent, services and tax. */
export const wholeCost = (agreement: Costs) => {
    const at = (paid: number) => {
        const one = {...agreement, paid}
        const {rate, final, terms} = agreement.plan
        const rent = paid === terms - 1 ? final : rate
        const coverage = sum(servicesDue(one, 1).map(({amount}) => amount))
        const tax = percentOf(rent + coverage, taxPercent)
        return {tax, total: rent + coverage + tax}
    }
    const [usual, last] = [at(0), at(agreement.plan.terms - 1)]
    return {usual, last, total: usual.total * (agreement.plan.terms - 1) + last.total}
}
