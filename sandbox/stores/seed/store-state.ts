import type {StoreCustomAttributes} from '@contract/stores'

const day = 24 * 60 * 60 * 1000

const dayAfter = (today: Date, days: number) =>
    new Date(today.getTime() + days * day).toISOString().slice(0, 10)

/** Near the default zip, so that they are easily met: their numbers in the list of fixed places. */
const [hidden, notSelectable, closed, closing] = [6, 5, 7, 8]

/**
 * Whether a store sells, may be chosen, or is shown at all. A few do not; by which number is fixed, by which day
 * counts from when the world was filled.
 */
export const storeState = (number: number, today: Date): StoreCustomAttributes => {
    const closeDate = closeDateOf(number, today)
    return {
        c_storeEnable: number % 97 !== 50,
        c_storeSelect: number !== notSelectable && number % 60 !== 41,
        c_storeHide: number === hidden || number % 50 === 33,
        ...(closeDate && {c_storeEcommCloseDate: closeDate})
    }
}

const closeDateOf = (number: number, today: Date) => {
    if (number === closed || number % 40 === 29) return dayAfter(today, -30 - (number % 100))
    if (number === closing || number % 80 === 39) return dayAfter(today, 60 + (number % 100))
    return undefined
}
