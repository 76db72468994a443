import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import {fromWeekly, type PaymentFrequency} from '@app/domain/prices/pricing'

/** A filter by price: weekly payments from an amount up to another one, which no longer belongs to it. */
export type PriceRange = {
    from: Cents
    /** Undefined without an upper end. */
    below: Cents | undefined
}

/** The filter that holds a price range. */
export const priceKey = 'price'

const AMOUNT = String.raw`(\d{1,6}(?:\.\d{1,2})?)`
const RANGE = new RegExp(`^${AMOUNT}-${AMOUNT}?$`)

const centsOf = (dollars: string): Cents => Math.round(Number(dollars) * 100)

/** Reads '15-20' and '50-', dollars a week; undefined for any other text. */
export const priceRangeFrom = (value: string): PriceRange | undefined => {
    const [, low, high] = RANGE.exec(value) ?? []
    if (low === undefined) return undefined
    const range = {from: centsOf(low), below: high === undefined ? undefined : centsOf(high)}
    return range.below !== undefined && range.below <= range.from ? undefined : range
}

/** A range as the value of the filter: '0-20' for less than 20 dollars a week. */
export const priceRangeValue = ({from, below}: PriceRange): string =>
    `${dollarsFromCents(from)}-${below === undefined ? '' : dollarsFromCents(below)}`

const inDollars = (...dollars: number[]): Cents[] => dollars.map((each) => each * 100)

/** The most that a payment may be, as it is offered at each frequency: round amounts, about the same ones each time. */
const limits: Record<PaymentFrequency, readonly Cents[]> = {
    weekly: inDollars(10, 15, 20, 25, 30, 40, 50),
    biweekly: inDollars(20, 30, 40, 50, 60, 80, 100),
    semimonthly: inDollars(20, 30, 40, 50, 60, 80, 100),
    monthly: inDollars(40, 60, 80, 100, 120, 160, 200)
}

/** The lowest weekly payment that is at least this much at a frequency. */
export const weeklyFor = (amount: Cents, frequency: PaymentFrequency): Cents => {
    // The rounding of one cent more or less decides.
    let weekly = Math.max(0, Math.floor((amount * 100) / fromWeekly(100, frequency, 1)) - 2)
    while (fromWeekly(weekly, frequency) < amount) weekly += 1
    while (weekly > 0 && fromWeekly(weekly - 1, frequency) >= amount) weekly -= 1
    return weekly
}

/** A limit of a range as it is said at a frequency: the round amount that was offered, else the converted one. */
const amountAt = (weekly: Cents, frequency: PaymentFrequency): Cents =>
    limits[frequency].find((amount) => weeklyFor(amount, frequency) === weekly) ??
    fromWeekly(weekly, frequency)

/** The amounts of a range in payments of a frequency. */
export const rangeAt = (range: PriceRange, frequency: PaymentFrequency): PriceRange => ({
    from: range.from === 0 ? 0 : amountAt(range.from, frequency),
    below: range.below === undefined ? undefined : amountAt(range.below, frequency)
})

/** A price step of the platform, with the number of its products. */
export type CountedRange = PriceRange & {count: number}

export type OfferedRange = {
    range: PriceRange
    /** How many products it has; undefined where the platform's steps do not tell. */
    count: number | undefined
}

const sumOf = (steps: readonly CountedRange[]): number =>
    steps.reduce((sum, {count}) => sum + count, 0)

const countBelow = (steps: readonly CountedRange[], below: Cents): number | undefined => {
    const straddles = ({from, below: end = Infinity}: PriceRange) => from < below && below < end
    if (steps.some(straddles)) return undefined
    return sumOf(steps.filter(({from}) => from < below))
}

/**
 * The ranges that are offered of products in some price steps: "under …", each of which leaves some out and some in, and
 * more of them in than the one before.
 */
export const offeredRanges = (
    steps: readonly CountedRange[],
    frequency: PaymentFrequency
): OfferedRange[] => {
    const taken = steps.filter(({count}) => count > 0)
    const lowest = Math.min(...taken.map(({from}) => from))
    const start = Math.max(...taken.map(({from}) => from))
    return limits[frequency]
        .map((amount) => weeklyFor(amount, frequency))
        .filter((below) => lowest < below && below <= start)
        .map((below) => ({range: {from: 0, below}, count: countBelow(taken, below)}))
        .filter(({count}, index, all) => count === undefined || count !== all[index - 1]?.count)
}
