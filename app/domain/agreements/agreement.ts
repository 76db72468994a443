import {type Cents, roundHalfUp} from '../prices/money'
import type {PaymentPlan} from '../prices/pricing'

export type AgreementName =
    | 'rental-purchase'
    | 'lease-with-option-to-purchase'
    | 'consumer-rental-purchase'
    | 'rent-to-own'
    | 'lease-purchase'
    | 'lease'
    | 'consumer-lease'
    | 'not-available'

const STATES_BY_NAME: readonly (readonly [AgreementName, string])[] = [
    ['lease-with-option-to-purchase', 'NV'],
    ['consumer-rental-purchase', 'IA ND NE SC'],
    ['rent-to-own', 'CT NH'],
    ['lease-purchase', 'AK DC DE HI ID KS OR SD VA WA'],
    ['lease', 'MA RI'],
    ['consumer-lease', 'VT'],
    ['not-available', 'MN WI']
]

const NAME_BY_STATE = new Map(
    STATES_BY_NAME.flatMap(([name, states]) =>
        states.split(' ').map((state) => [state, name] as const)
    )
)

/** The name that a state's law gives to the agreement signed there (D-07), by two-letter code. */
export const agreementName = (stateCode: string): AgreementName =>
    NAME_BY_STATE.get(stateCode.toUpperCase()) ?? 'rental-purchase'

/** price + saving is exactly remaining. */
export type EarlyPurchase = {remaining: Cents; saving: Cents; price: Cents}

/**
 * What buying an item early costs and saves after a number of a plan's payments. The saving is a percentage of the
 * remaining cost, rounded half up to the cent; undefined if there is no saving, or nothing remains to be paid.
 */
export const earlyPurchase = (
    {payment, total}: Pick<PaymentPlan, 'payment' | 'total'>,
    savePercent: number,
    paymentsMade = 0
): EarlyPurchase | undefined => {
    const remaining = total - payment * paymentsMade
    const isOffered = savePercent > 0 && savePercent <= 100
    if (!isOffered || remaining <= 0) return undefined

    // Percentages have two decimals at most, so a hundredth of a percent is a whole number.
    const saving = roundHalfUp(remaining * Math.round(savePercent * 100), 10_000)
    return {remaining, saving, price: remaining - saving}
}
