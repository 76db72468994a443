const LONGEST_TEXT = 20_000

type Rule = readonly [what: RegExp, instead: string]

/** In this order: patterns with a name come before patterns that only go by length. */
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
    [/(^|[^\w-])(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{9})(?![\w-])/g, '$1[number]'],
    [/(^|[^\w-])\d(?:[ -]?\d){14,18}(?![\w-])/g, '$1[number]'],
    [/\b[A-Za-z0-9_-]{40,}\b|\b[a-f0-9]{32,}\b/gi, '[token]']
]

// Of an address the path stays; of a file the name and the line.
const ADDRESS_OR_FILE =
    /(https?:\/\/[^\s"'<>)]+)|(?:file:\/\/)?(?:\b[A-Za-z]:)?(?:[\\/][\w.@+~-]+){1,40}[\\/]([\w.@+~-]+\.(?:[cm]?[jt]sx?|json|node|map|html|db|sqlite|env|pem|log))\b|\/(?:home|root|usr|var|tmp|opt|app|srv|etc|Users|work|mnt|private|proc|workspace)(?:\/[\w.@+~-]+)+/g

/** Whether a slash goes on with what stands before it, as in an address without its scheme. */
const goesOn = (before: string | undefined): boolean =>
    before !== undefined && /[\w.:/]/.test(before)

const withoutFolders = (text: string): string =>
    text.replace(
        ADDRESS_OR_FILE,
        (found: string, address: string | undefined, file: string | undefined, at: number) =>
            address ?? file ?? (goesOn(text[at - 1]) ? found : '[path]')
    )

/**
 * A text for a log or an error page without what must not be in it: folders of the machine, tokens, query values,
 * e-mail addresses, and the numbers of people and cards (D-10, G-26).
 */
export const redactText = (text: string): string =>
    RULES.reduce(
        (cleaned, [what, instead]) => cleaned.replace(what, instead),
        withoutFolders(text.slice(0, LONGEST_TEXT))
    )
