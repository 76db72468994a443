import type {Place} from '@app/domain/store/place/miles-between'
import type {Commerce} from '../../commerce'
import {list, number, record, text, texts} from '../../reading'

/** What is asked of the geocoder: where a zip or an address is, or what is at a place. */
export type Geocoding = {zip: string} | {address: string} | Place

/** A place as the geocoder names it. */
export type GeocodedPlace = Place & {
    /** Street, city, state and country in one line. */
    address: string
    zip: string | null
}

/** Raised where there is nothing to ask for [STORE-034]. */
export const nothingToGeocode = 'Either zipcode or lat/lng must be provided.'

const zipOf = (components: unknown): string | null => {
    const postal = list(components)
        .map(record)
        .find(({types}) => texts(types).includes('postal_code'))
    return text(postal?.short_name) ?? null
}

/** The geocoder's answer as places, best first; none for what it does not know [API-018]. */
export const toGeocodedPlaces = (answer: unknown): GeocodedPlace[] =>
    list(record(answer).results)
        .map(record)
        .flatMap((result) => {
            const location = record(record(result.geometry).location)
            const [latitude, longitude] = [number(location.lat), number(location.lng)]
            const address = text(result.formatted_address)
            return latitude === undefined || longitude === undefined || address === undefined
                ? []
                : [{latitude, longitude, address, zip: zipOf(result.address_components)}]
        })

const queryOf = (asked: Partial<Record<'zip' | 'address', string>> & Partial<Place>) => {
    if (asked.zip) return {zip: asked.zip}
    if (asked.address) return {address: asked.address}
    const {latitude, longitude} = asked
    if (latitude === undefined || longitude === undefined) throw new Error(nothingToGeocode)
    return {latlng: `${latitude},${longitude}`}
}

/** Asks the geocoder, through our own server, which has its key [API-017]. Rejects with a CommerceError. */
export const geocode = async (commerce: Commerce, asked: Geocoding): Promise<GeocodedPlace[]> =>
    toGeocodedPlaces(await commerce.ask({family: 'own', path: '/geocode', query: queryOf(asked)}))
