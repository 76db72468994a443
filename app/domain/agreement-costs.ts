import type {Cents} from './money'

/** What is paid with each payment besides the rent. */
export type ServiceRate<Kind extends string = string> = {kind: Kind; rate: Cents}

/** The amounts of an agreement with services and tax, as the platform writes them. */
export type CostsWithTax = {payment: Cents; finalPayment: Cents; total: Cents}

/** rent + services + tax is exactly total. */
export type PaymentParts<Kind extends string = string> = {
    rent: Cents
    services: readonly ServiceRate<Kind>[]
    tax: Cents
    total: Cents
}

/**
 * What one usual payment of an agreement is made of. Nothing if the platform names no amount with tax, or one that is
 * less than its parts: then nothing is shown that does not add up (D-30).
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

/** What agreements come to beyond what was reviewed in the cart; 0 where nothing is different (D-28). */
export const differenceFromReview = (
    agreements: readonly {totalCost: Cents}[],
    reviewed: Cents | undefined
): Cents =>
    reviewed === undefined
        ? 0
        : agreements.reduce((sum, {totalCost}) => sum + totalCost, 0) - reviewed
