/** [STORE-006] */
export const zipLength = 5

/** What a zip field holds of what was typed or pasted: the digits, five at most [STORE-005] [STORE-006]. */
export const cleanZip = (text: string): string => text.replace(/\D/g, '').slice(0, zipLength)

/** Whether a text is a whole zip. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/** A store's postal code as it counts, without what follows a hyphen [STORE-066]. */
export const zipOfPostalCode = (postalCode: string): string =>
    postalCode.replace(/-.*$/s, '').trim()
