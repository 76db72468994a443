/** The page where visitors choose; the footer of every page leads to it. */
export const privacyChoicesPath = '/privacy-choices'

/** What the visitor has chosen about tracking; undecided counts as no until they choose (D-39). */
export type TrackingConsent = 'granted' | 'refused' | 'undecided'

/**
 * The choice by PWA Kit's `dw_dnt` cookie (`0` allows, `1` refuses). Global Privacy Control and an opt-out that a consent
 * manager has stored always refuse (G-64). A value that is neither is no choice.
 */
export const trackingConsent = (
    dnt: string | undefined,
    hasGpc: boolean,
    hasOptedOut = false
): TrackingConsent => {
    if (hasGpc || hasOptedOut || dnt === '1') return 'refused'
    return dnt === '0' ? 'granted' : 'undecided'
}

/** What a consent manager has stored: an opt-out, none, or what nobody can read. */
export type StoredOptOut = 'set' | 'none' | 'malformed'

const yes = new Set<unknown>([true, 'true'])
const no = new Set<unknown>([false, 'false'])

const asObject = (value: unknown): object | null => (typeof value === 'object' ? value : null)

const decoded = (base64: string): unknown => {
    try {
        return JSON.parse(atob(base64.trim()))
    } catch {
        return undefined
    }
}

/**
 * Reads the text of `truyoConsentOptOut`: base64 of JSON [PERS-024]. `true` and `false` say it themselves, an object by
 * its field `optOut`; an object or a list that holds anything else is an opt-out, one that holds nothing is none.
 */
export const storedOptOut = (base64: string): StoredOptOut => {
    const value = decoded(base64)
    const object = asObject(value)
    const optOut: unknown = object && 'optOut' in object ? object.optOut : value
    if (yes.has(optOut)) return 'set'
    if (no.has(optOut)) return 'none'
    if (!object || 'optOut' in object) return 'malformed'
    return Object.keys(object).length > 0 ? 'set' : 'none'
}
