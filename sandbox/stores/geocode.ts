import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'
import {notFound} from '../core/response'
import {defaultStore} from './store'
import {
    distanceBetween,
    everyPlace,
    type Place,
    placeOfZip,
    placesNamed,
    type Point
} from './zip-codes'

type AddressQuery = {
    address?: string | undefined
    latlng?: string | undefined
    components?: string | undefined
}

/** The places for a query, best first; undefined if the query is empty. */
export const placesFor = ({address, latlng, components}: AddressQuery): Place[] | undefined => {
    const wanted = componentsIn(components)
    const requested = address ?? wanted.postal_code
    if (latlng) return placesAt(latlng)
    if (!requested) return undefined
    if (wanted.country && wanted.country.toUpperCase() !== 'US') return []
    return placesOfAddress(requested)
}

/** Reads 'country:US|postal_code:75024'. */
const componentsIn = (text = ''): Record<string, string> =>
    Object.fromEntries(
        text.split('|').map((pair) => {
            const colon = pair.indexOf(':')
            return [pair.slice(0, colon), pair.slice(colon + 1)]
        })
    )

const placesOfAddress = (address: string): Place[] => {
    const zip = /(?:^|\D)(\d{5})(?:-\d{4})?(?:\D|$)/.exec(address)?.[1]
    if (zip) return [placeOfZip(zip) ?? []].flat()
    const parts = address
        .replace(/,?\s*(usa|united states)\s*$/i, '')
        .split(',')
        .map((part) => part.trim())
    const state = parts.at(-1)?.toUpperCase() ?? ''
    const city = parts.at(-2)
    return city && /^[A-Z]{2}$/.test(state) ? placesNamed(city, state).slice(0, 1) : []
}

/** Farther from any zip code than this is the sea, or another country. */
const farthest = 60

const placesAt = (latlng: string): Place[] => {
    const point = pointIn(latlng)
    if (!point) return []
    const near = everyPlace()
        .map((place) => ({place, miles: distanceBetween(point, place, 'mi')}))
        .filter(({miles}) => miles < farthest)
    near.sort((one, other) => one.miles - other.miles)
    return near.slice(0, 1).map(({place}) => place)
}

const pointIn = (latlng: string): Point | undefined => {
    const [latitude, longitude] = latlng.split(',').map(Number)
    const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude)
    return isPoint && latitude !== undefined && longitude !== undefined
        ? {latitude, longitude}
        : undefined
}

/** The position of a shopper as Google estimates it: near the default store, or at a zip. [API-059] */
export const googleLocation = endpoint({
    method: 'GET',
    path: '/custom/google/v1/organizations/:organizationId/getgoogleapi',
    access: 'public',
    query: siteQuery.extend({
        c_address: z.string().max(300).optional(),
        c_zip: z.string().max(10).optional(),
        c_latlng: z.string().max(60).optional()
    }),
    handle: ({query, world}) => {
        const {c_address, c_zip, c_latlng} = query
        const place = placesFor({address: c_address ?? c_zip, latlng: c_latlng})
        const {latitude, longitude} =
            place === undefined ? defaultStore(world) : (place[0] ?? notFound('place', c_zip ?? ''))
        return {googleapidata: {location: {lat: latitude, lng: longitude}, accuracy: 5000}}
    }
})

const GeocodeQuery = z.object({
    address: z.string().max(300).optional(),
    latlng: z.string().max(60).optional(),
    components: z.string().max(200).optional(),
    key: z.string().max(200).optional(),
    signature: z.string().max(200).optional(),
    client: z.string().max(200).optional(),
    language: z.string().max(20).optional(),
    region: z.string().max(20).optional()
})

/** Google's geocoding, for US zip codes, cities and coordinates. */
export const geocode = endpoint({
    method: 'GET',
    path: '/maps/api/geocode/json',
    access: 'public',
    query: GeocodeQuery,
    handle: ({query}) => {
        const places = placesFor(query)
        if (!places) {
            return {
                results: [],
                status: 'INVALID_REQUEST',
                error_message: "Invalid request. Missing the 'address', 'components' or 'latlng'."
            }
        }
        const results = places.map((place) => ({
            address_components: [
                {long_name: place.zip, short_name: place.zip, types: ['postal_code']},
                {long_name: place.city, short_name: place.city, types: ['locality', 'political']},
                {
                    long_name: place.state,
                    short_name: place.state,
                    types: ['administrative_area_level_1', 'political']
                },
                {long_name: 'United States', short_name: 'US', types: ['country', 'political']}
            ],
            formatted_address: `${place.city}, ${place.state} ${place.zip}, USA`,
            geometry: {
                location: {lat: place.latitude, lng: place.longitude},
                location_type: 'APPROXIMATE'
            },
            place_id: `homeward-${place.zip}`,
            types: ['postal_code']
        }))
        return {results, status: results.length ? 'OK' : 'ZERO_RESULTS'}
    }
})
