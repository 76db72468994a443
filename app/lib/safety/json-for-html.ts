const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A value as JSON that can stand in a data block of a page: no text in it can end the block, open a
 * comment or break a line of script, and JSON.parse reads it back unchanged.
 */
export const jsonForHtml = (value: unknown): string =>
    (JSON.stringify(value) ?? 'null').replace(/[<>&\u2028\u2029]/g, escaped)
