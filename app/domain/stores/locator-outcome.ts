/** States with an affiliate's stores instead of ours [STORE-045] (C-12). */
export const affiliateStates = ['MN', 'WI'] as const

export type AffiliateState = (typeof affiliateStates)[number]

/**
 * The outcome of geocoding for a search of stores. `geocodeFailure` is the requirements' name; it is no failure: the
 * search continues (decision 15).
 */
export type GeocodeOutcome =
    | {outcome: 'no-result'}
    | {outcome: 'affiliate-state'; state: AffiliateState}
    | {outcome: 'search-stores'; geocodeFailure: true}

/** The affiliate state in an address: a whole word, and the last one, as the state comes after street and city. */
export const affiliateStateOf = (address: string): AffiliateState | undefined => {
    const words = address.match(/\b(MN|WI)\b/g)
    return affiliateStates.find((state) => state === words?.at(-1))
}

/** Only the first result counts [STORE-030] [STORE-031] [STORE-032]. */
export const geocodeOutcome = (results: readonly {address: string}[]): GeocodeOutcome => {
    const [first] = results
    if (!first) return {outcome: 'no-result'}
    const state = affiliateStateOf(first.address)
    return state
        ? {outcome: 'affiliate-state', state}
        : {outcome: 'search-stores', geocodeFailure: true}
}

/** What the locator shows after a search [STORE-025] [STORE-027] [STORE-037] [STORE-040] (C-29). */
export type LocatorOutcome =
    | {kind: 'stores'}
    | {kind: 'affiliate'; state: AffiliateState}
    | {kind: 'none-in-range'}
    | {kind: 'none-in-area'}

/** `found` are the stores of the search, `listed` those that remain without closed and hidden ones. */
export const locatorOutcome = (
    geocode: GeocodeOutcome,
    found: number,
    listed: number
): LocatorOutcome => {
    if (geocode.outcome === 'affiliate-state') return {kind: 'affiliate', state: geocode.state}
    if (geocode.outcome === 'no-result' || found === 0) return {kind: 'none-in-range'}
    return listed === 0 ? {kind: 'none-in-area'} : {kind: 'stores'}
}
