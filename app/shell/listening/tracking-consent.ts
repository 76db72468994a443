/** What the visitor has chosen about tracking; undecided counts as no until they choose. */
export type TrackingConsent = 'granted' | 'refused' | 'undecided'

/**
 * The choice by PWA Kit's `dw_dnt` cookie (`0` allows, `1` refuses) and Global Privacy Control, which always refuses
 * (G-64). A value that is neither is no choice.
 */
export const trackingConsent = (dnt: string | undefined, hasGpc: boolean): TrackingConsent => {
    if (hasGpc || dnt === '1') return 'refused'
    return dnt === '0' ? 'granted' : 'undecided'
}
