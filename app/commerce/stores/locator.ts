import * as z from 'zod/mini'
import {
    geocodeOutcome,
    locatorOutcome,
    type LocatorOutcome
} from '@app/domain/stores/locator-outcome'
import type {Place} from '@app/domain/stores/map'
import {listedStores} from '@app/domain/stores/store-listing'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {list, number, record, text, texts} from '../json'
import type {Query} from '../query'
import {searchStores, type Store, type StoreSearch} from './store'

/** A request to the geocoder: for the position of a zip or an address, or for the address at a position. */
export type Geocoding = {zip: string} | {address: string} | Place

/** A place in the geocoder's response. */
export type GeocodedPlace = Place & {
    /** Street, city, state and country in one line. */
    address: string
    zip: string | null
}

/** Thrown if there is nothing to look up [STORE-034]. */
export const nothingToGeocode = 'Either zipcode or lat/lng must be provided.'

const zipOf = (components: unknown): string | null => {
    const postal = list(components)
        .map(record)
        .find(({types}) => texts(types).includes('postal_code'))
    return text(postal?.short_name) ?? null
}

const toPlace = (raw: unknown): GeocodedPlace[] => {
    const result = record(raw)
    const location = record(record(result.geometry).location)
    const [latitude, longitude] = [number(location.lat), number(location.lng)]
    const address = text(result.formatted_address)
    return latitude === undefined || longitude === undefined || address === undefined
        ? []
        : [{latitude, longitude, address, zip: zipOf(result.address_components)}]
}

const GeocoderAnswer = z.looseObject({results: anyList})

/** The geocoder's response as places, best first; empty if it found none [API-018]. */
export const toGeocodedPlaces = (answer: unknown, log?: Pick<Commerce, 'warn'>): GeocodedPlace[] =>
    readItems(readAnswer(GeocoderAnswer, answer).results, toPlace, log)

const geocodeParameters = (target: Partial<Record<'zip' | 'address', string>> & Partial<Place>) => {
    if (target.zip) return {zip: target.zip}
    if (target.address) return {address: target.address}
    const {latitude, longitude} = target
    if (latitude === undefined || longitude === undefined) throw new Error(nothingToGeocode)
    return {latlng: `${latitude},${longitude}`}
}

/** Calls the geocoder through our own server, which has its key [API-017]. Rejects with a CommerceError. */
export const geocode = async (commerce: Commerce, target: Geocoding): Promise<GeocodedPlace[]> =>
    toGeocodedPlaces(
        await commerce.fetch({family: 'own', path: '/geocode', query: geocodeParameters(target)}),
        commerce
    )

/** Where a shopper searches for stores: around a zip, or around the device's position. */
export type LocatorPlace = {zip: string} | Place

export type LocatorResult = {
    outcome: LocatorOutcome
    stores: Store[]
    /** The zip of the searched place, if known. */
    zip: string | null
}

/** Only stores in the United States are searched (STORE-072) [STORE-033, STORE-071]. */
const countryCode = 'US'

const keyOf = (place: LocatorPlace): (string | number)[] =>
    'zip' in place ? [place.zip] : [place.latitude, place.longitude]

const centreOf = (place: LocatorPlace) =>
    'zip' in place ? {countryCode, postalCode: place.zip} : place

/** If the geocoder does not respond, the outcome depends on the stores alone: no page waits for a third party. */
const geocodedOutcome = (
    places: GeocodedPlace[] | null,
    place: LocatorPlace
): {outcome: ReturnType<typeof geocodeOutcome>; zip: string | null} => ({
    outcome:
        places === null ? {outcome: 'search-stores', geocodeFailure: true} : geocodeOutcome(places),
    zip: 'zip' in place ? place.zip : (places?.[0]?.zip ?? null)
})

const toLocatorResult = (
    {outcome, zip}: ReturnType<typeof geocodedOutcome>,
    {total, stores}: StoreSearch,
    today: Commerce['today']
): LocatorResult => {
    const listed = listedStores(stores, today)
    const shown = locatorOutcome(outcome, total, listed.length)
    return {outcome: shown, stores: shown.kind === 'stores' ? listed : [], zip}
}

/** The stores around a place, and what the locator says about them [STORE-025] [STORE-036] [STORE-052]. */
export const locatorSearch = (commerce: Commerce, place: LocatorPlace): Query<LocatorResult> => ({
    key: ['stores-around', ...keyOf(place)],
    staleTime: 300_000,
    fetch: async () => {
        const [places, found] = await Promise.all([
            geocode(commerce, place).catch(() => null),
            searchStores(commerce, centreOf(place))
        ])
        return toLocatorResult(geocodedOutcome(places, place), found, commerce.today)
    }
})

/** Far enough to find one from anywhere in the country. */
const FARTHEST_MILES = 3000

/** The nearest store that is listed, for a place that has none in range; null if there is none. */
export const nearestListedStore = (
    commerce: Commerce,
    place: LocatorPlace
): Query<Store | null> => ({
    key: ['nearest-store-to', ...keyOf(place)],
    staleTime: 300_000,
    fetch: async () => {
        const wide = {limit: 20, miles: FARTHEST_MILES}
        const {stores} = await searchStores(commerce, centreOf(place), wide)
        return listedStores(stores, commerce.today)[0] ?? null
    }
})
