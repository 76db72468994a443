import type {Cents} from '../prices/money'
import {fromWeekly, type PaymentFrequency} from '../prices/pricing'

// California and Indiana. Not the country CA (C-14).
const STATES_WITHOUT_BENEFITS_PLUS = ['CA', 'IN']

/** Whether benefits plus is offered: the store has it, the state allows it, and no club is joined [CHECKOUT-009] [CHECKOUT-010] (G-27). */
export const offersBenefitsPlus = (
    store: {hasBenefitsPlus: boolean; stateCode: string},
    clubCount: number
): boolean =>
    store.hasBenefitsPlus &&
    !STATES_WITHOUT_BENEFITS_PLUS.includes(store.stateCode.toUpperCase()) &&
    clubCount === 0

/** Whether a checkout is of high risk, as the basket is marked: the store or a line is [CHECKOUT-014]. */
export const isHighRiskFlow = (
    isStoreHighRisk: boolean,
    lines: readonly {isHighRisk: boolean}[]
): boolean => isStoreHighRisk || lines.some(({isHighRisk}) => isHighRisk)

/** The price of each service, weekly or per period; null if it is not offered. */
export type ServicePrices = {ldw: Cents | null; benefitsPlus: Cents | null}

/**
 * What services cost each period: the waiver is calculated for each piece and rounded as in its agreement; benefits
 * plus is for the renter [CHECKOUT-012] (G-27).
 */
export const servicePayments = (
    {ldw, benefitsPlus}: ServicePrices,
    frequency: PaymentFrequency,
    pieces: number
): ServicePrices => ({
    ldw: ldw === null ? null : fromWeekly(ldw, frequency) * pieces,
    benefitsPlus: benefitsPlus === null ? null : fromWeekly(benefitsPlus, frequency)
})
