import {addDays, addMonths, daysBetween} from '../../app/domain/calendar/calendar'

/**
 * What a renter owes and has paid, computed from the rules in docs/sandbox.md and not by the sandbox's code: money in
 * cents, days in the store's time zone.
 */
export type Owing = {
    id: string
    of: 'agreement' | 'club'
    /** Every due day, and the rent or the club's dues of each. */
    days: string[]
    rents: number[]
    /** For a service, with each payment. */
    coverage: number
    paid: number
    /** The day of its delivery, for an item that has not arrived yet. */
    deliveryDay: string | undefined
    autopay: {since: string; cardEnds: string} | undefined
}

export type Entry = {id: string; amount: number; day: string}

/** The same, as the platform's calls and the account's pages must show it. */
export type Owed = {
    day: string | undefined
    daysLate: number
    count: number
    rent: number
    coverage: number
    tax: number
    lateFee: number
    fee: number
    total: number
    earlyPurchase: number
    remaining: number
}

const percent = (amount: number, of: number): number => Math.floor((amount * of + 50) / 100)

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Due days: each week or two weeks, twice a month, each month; enough for a year. */
export const dueDaysFrom = (schedule: string, first: string, count: number): string[] =>
    Array.from({length: count}, (_, at) => {
        if (schedule === 'WEEKLY') return addDays(first, 7 * at)
        if (schedule === 'BIWEEKLY') return addDays(first, 14 * at)
        if (schedule === 'MONTHLY') return addMonths(first, at)
        const month = addMonths(first, Math.floor(at / 2))
        return at % 2 === 0 ? month : addDays(month, 15)
    })

/** Paid, and waiting for its delivery: nothing is due until the day after. */
export const isPrepaid = ({deliveryDay, paid}: Owing, today: string): boolean =>
    deliveryDay !== undefined && paid > 0 && today <= deliveryDay

/** What is owed on a day: everything that is due, otherwise the next payment. */
export const owedOn = (owing: Owing, today: string): Owed => {
    const {of, days, rents, paid} = owing
    const remaining = sum(rents.slice(paid))
    const day = isPrepaid(owing, today) ? undefined : days[paid]
    const nothing = {rent: 0, coverage: 0, tax: 0, lateFee: 0, fee: 0, total: 0, earlyPurchase: 0}
    if (day === undefined) return {...nothing, day, daysLate: 0, count: 0, remaining}

    const daysLate = Math.max(0, daysBetween(day, today))
    const isCome = (one: string | undefined) => one !== undefined && one <= today
    let come = 0
    while (isCome(days[paid + come])) come += 1
    const count = of === 'club' ? 1 : Math.max(1, come)
    const rent = sum(rents.slice(paid, paid + count))
    const coverage = owing.coverage * count
    const lateFee = of === 'agreement' && daysLate > 3 ? 500 : 0
    const fee = of === 'agreement' ? 199 : 0
    const totalOf = (amount: number) =>
        amount + coverage + lateFee + fee + percent(amount + coverage, 8)
    const rest = remaining - rent
    return {
        day,
        daysLate,
        count,
        rent,
        coverage,
        lateFee,
        fee,
        remaining,
        tax: percent(rent + coverage, 8),
        total: totalOf(rent),
        earlyPurchase: of === 'agreement' && rest > 0 ? totalOf(rent + percent(rest, 55)) : 0
    }
}

/** Records a payment of what is due, or of everything that is left. */
export const pay = (owing: Owing, today: string, kind: 'due' | 'early-purchase'): Entry => {
    const owed = owedOn(owing, today)
    const isEarly = kind === 'early-purchase'
    owing.paid = isEarly ? owing.days.length : owing.paid + owed.count
    return {id: owing.id, amount: isEarly ? owed.earlyPurchase : owed.total, day: today}
}

/** What autopay takes up to a day: on each due day since it was turned on, everything due by then. */
export const takeAutopay = (owing: Owing, today: string): Entry[] => {
    const {autopay} = owing
    if (!autopay) return []
    const entries: Entry[] = []
    for (;;) {
        const day = owing.days.slice(owing.paid).find((one) => one >= autopay.since)
        if (day === undefined || day > today || day > autopay.cardEnds) return entries
        // Until the item is delivered nothing is taken; afterwards what became due meanwhile is taken.
        if (isPrepaid(owing, today)) return entries
        entries.push(pay(owing, day, 'due'))
    }
}
