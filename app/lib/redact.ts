const LONGEST_TEXT = 20_000

type Rule = readonly [what: RegExp, instead: string]

/** In this order: what has a name goes before what is only long. */
const RULES: readonly Rule[] = [
    [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]'],
    [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
    [
        /((?:passw(?:or)?d|secret|token|authorization|cookie|api[-_]?key|ssn|itin|taxid|dob|birth_?date)["']?\s*[:=]\s*["']?)[^\s"',;&}]+/gi,
        '$1[redacted]'
    ],
    [/([?&#][\w.[\]%-]{1,64}=)[^&#\s"'<>)]*/g, '$1[redacted]'],
    [/(\/\/)[^\s/@:]{1,200}:[^\s/@]{1,200}@/g, '$1'],
    [/[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]'],
    [/(?<![\w-])(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{9})(?![\w-])/g, '[number]'],
    [/(?<![\w-])\d(?:[ -]?\d){14,18}(?![\w-])/g, '[number]'],
    [/\b[A-Za-z0-9_-]{40,}\b|\b[a-f0-9]{32,}\b/gi, '[token]']
]

// An address keeps its path; a file keeps its name and line.
const ADDRESS_OR_FILE =
    /(https?:\/\/[^\s"'<>)]+)|(?:file:\/\/)?(?:\b[A-Za-z]:)?(?:[\\/][\w.@+~-]+){1,40}[\\/]([\w.@+~-]+\.(?:[cm]?[jt]sx?|json|node|map|html|db|sqlite|env|pem|log))\b|(?<![\w.:/])\/(?:home|root|usr|var|tmp|opt|app|srv|etc|Users|work|mnt|private|proc|workspace)(?:\/[\w.@+~-]+)+/g

const withoutFolders = (text: string): string =>
    text.replace(
        ADDRESS_OR_FILE,
        (_found, address: string | undefined, file: string | undefined) =>
            address ?? file ?? '[path]'
    )

/**
 * A text for a log or an error page without what must not stand there: folders of the machine,
 * tokens, query values, e-mail addresses and the numbers of people and cards (D-10, G-26).
 */
export const redactText = (text: string): string =>
    RULES.reduce(
        (cleaned, [what, instead]) => cleaned.replace(what, instead),
        withoutFolders(text.slice(0, LONGEST_TEXT))
    )

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
