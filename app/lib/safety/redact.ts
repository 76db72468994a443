import {redactText} from './redact-text'

const DEEPEST = 6

const SECRET_KEY =
    /pass(word|wd)|hashedlogin|secret|token|authorization|cookie|api[-_]?key|ssn|itin|tax_?id|dob|birth|email|phone|card_?number|cvv|routing|account_?number/i

const redactFields = (value: object, depth: number) =>
    Object.fromEntries(
        Object.entries(value).map(([key, field]) => [
            key,
            SECRET_KEY.test(key) ? '[redacted]' : redactWithin(field, depth + 1)
        ])
    )

const redactError = (error: Error, depth: number) => ({
    ...redactFields(error, depth),
    name: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? '')
})

const redactWithin = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactText(value)
    if (typeof value !== 'object' || value === null) return value
    // Also what ends a value that holds itself.
    if (depth === DEEPEST) return '[deeper]'
    if (value instanceof Error) return redactError(value, depth)
    if (Array.isArray(value)) return value.map((entry) => redactWithin(entry, depth + 1))
    return redactFields(value, depth)
}

/**
 * A copy of a value that may be logged (D-10, G-26, G-68): texts cleaned, fields with a telling
 * name hidden, errors with name, message and stack. Values that hold themselves are cut off.
 */
export const redact = (value: unknown): unknown => redactWithin(value, 0)
