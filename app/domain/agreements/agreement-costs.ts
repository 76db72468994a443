import type {Cents} from '../prices/money'

/** What is paid with each payment besides the rent. */
export type ServiceRate<Kind extends string = string> = {kind: Kind; rate: Cents}

/** The amounts of an agreement with services and tax, as the platform gives them. */
export type CostsWithTax = {payment: Cents; finalPayment: Cents; total: Cents}

/** rent + services + tax is exactly total. */
export type PaymentParts<Kind extends string = string> = {
    rent: Cents
    services: readonly ServiceRate<Kind>[]
    tax: Cents
    total: Cents
}

/**
 * The parts of one regular payment of an agreement. Undefined if the platform has no amount with tax, or one that is
 * less than its parts: amounts that do not add up are not shown (D-30).
 */
export const partsOfPayment = <Kind extends string>(
    rent: Cents,
    services: readonly ServiceRate<Kind>[],
    withTax: CostsWithTax | undefined
): PaymentParts<Kind> | undefined => {
    if (!withTax) return undefined
    const tax = withTax.payment - services.reduce((sum, {rate}) => sum + rate, rent)
    return tax < 0 ? undefined : {rent, services, tax, total: withTax.payment}
}

/** By how much the agreements differ from what was reviewed in the cart; 0 if nothing differs (D-28). */
export const differenceFromReview = (
    agreements: readonly {totalCost: Cents}[],
    reviewed: Cents | undefined
): Cents =>
    reviewed === undefined
        ? 0
        : agreements.reduce((sum, {totalCost}) => sum + totalCost, 0) - reviewed
