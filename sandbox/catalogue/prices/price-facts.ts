import type {PricedRow} from '../find/product-row'

/** What a product costs; cents. `weekly` is what is charged: the promotional rate where there is one. */
export type PriceFacts = {
    weekly: number
    /** The rate without the promotion. */
    list: number
    terms: number
    /** Weekly rate x terms, exactly. */
    total: number
    cash: number
    promotional: number | undefined
    was: {cents: number; terms: number; from: string} | undefined
}

export const priceFacts = (row: PricedRow): PriceFacts => {
    const weekly = row.promotionalCents ?? row.weeklyCents
    return {
        weekly,
        list: row.weeklyCents,
        terms: row.terms,
        total: weekly * row.terms,
        cash: row.cashCents,
        promotional: row.promotionalCents ?? undefined,
        was:
            row.wasCents === null || row.wasTerms === null || row.wasFrom === null
                ? undefined
                : {cents: row.wasCents, terms: row.wasTerms, from: row.wasFrom}
    }
}

/** Cents as the decimal dollars that the platform sends. */
export const dollars = (cents: number) => cents / 100
