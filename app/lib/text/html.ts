const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A value as JSON for a data block of a page: no text in it can end the block, open a comment or break a line of
 * script, and JSON.parse returns the same value.
 */
export const jsonForHtml = (value: unknown): string =>
    (JSON.stringify(value) ?? 'null').replace(/[<>&\u2028\u2029]/g, escaped)

/** The text of a markup, with one space between words. */
export const plainText = (markup: string): string =>
    markup
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()

/** Class names joined, without those whose condition is false. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
    names.filter(Boolean).join(' ')
