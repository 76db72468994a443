import type {AffiliateState, GeocodeOutcome} from '../place/geocode-outcome'

/** What the locator says of a search that ended [STORE-025] [STORE-027] [STORE-037] [STORE-040] (C-29). */
export type LocatorOutcome =
    | {says: 'stores'}
    | {says: 'affiliate'; state: AffiliateState}
    | {says: 'none-in-range'}
    | {says: 'none-in-area'}

/** Found are the stores that the search answered, listed those that are left when closed and hidden ones are out. */
export const locatorOutcome = (
    geocode: GeocodeOutcome,
    found: number,
    listed: number
): LocatorOutcome => {
    if (geocode.outcome === 'affiliate-state') return {says: 'affiliate', state: geocode.state}
    if (geocode.outcome === 'no-result' || found === 0) return {says: 'none-in-range'}
    return listed === 0 ? {says: 'none-in-area'} : {says: 'stores'}
}
