import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {placesFor} from './places-for'

const Question = z.object({
    address: z.string().max(300).optional(),
    latlng: z.string().max(60).optional(),
    components: z.string().max(200).optional(),
    key: z.string().max(200).optional(),
    signature: z.string().max(200).optional(),
    client: z.string().max(200).optional(),
    language: z.string().max(20).optional(),
    region: z.string().max(20).optional()
})

/** Google's geocoding, as far as US zip codes, cities and coordinates go. */
export const geocode = endpoint({
    method: 'GET',
    path: '/maps/api/geocode/json',
    access: 'public',
    query: Question,
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
