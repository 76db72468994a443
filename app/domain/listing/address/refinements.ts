import type {Refinements} from '../listing-state'

const MOST_VALUES = 40
const LONGEST_VALUE = 100

// A name that every object has, such as constructor, would be read as chosen.
const isKey = (key: string): boolean => /^[A-Za-z][\w.-]{0,49}$/.test(key) && !(key in {})

const isValue = (value: string): boolean =>
    value.length > 0 &&
    value.length <= LONGEST_VALUE &&
    value === value.trim() &&
    !/\p{Cc}/u.test(value)

/** Sorted and without duplicates, so that one choice has one address. */
const inOrder = (pairs: readonly (readonly [string, string])[]): Refinements => {
    const keys = [...new Set(pairs.map(([key]) => key))].sort()
    return Object.fromEntries(
        keys.map((key) => {
            const values = pairs.filter(([of]) => of === key).map(([, value]) => value)
            return [key, [...new Set(values)].sort()]
        })
    )
}

/** The refinements in `refine=key=value` parameters; what is malformed or too much is left out. */
export const parseRefinements = (parameters: readonly string[]): Refinements => {
    const pairs = parameters.slice(0, MOST_VALUES).flatMap((parameter) => {
        const end = parameter.indexOf('=')
        const key = parameter.slice(0, Math.max(0, end))
        const value = parameter.slice(end + 1)
        return isKey(key) && isValue(value) ? [[key, value] as const] : []
    })
    return inOrder(pairs)
}

const pairsOf = (refinements: Refinements): (readonly [string, string])[] =>
    Object.entries(refinements).flatMap(([key, values]) =>
        values.map((value) => [key, value] as const)
    )

/** Refinements as `key=value` texts in their one order. */
export const formatRefinements = (refinements: Refinements): string[] =>
    pairsOf(inOrder(pairsOf(refinements))).map(([key, value]) => `${key}=${value}`)

/** The refinements with a value chosen, or no longer chosen when it was. */
export const toggled = (refinements: Refinements, key: string, value: string): Refinements => {
    const others = pairsOf(refinements).filter(([k, v]) => k !== key || v !== value)
    const wasChosen = others.length < pairsOf(refinements).length
    return inOrder(wasChosen ? others : [...others, [key, value]])
}
