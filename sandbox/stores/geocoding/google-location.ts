import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {siteQuery} from '../../core/query-values'
import {defaultStore} from '../find-stores'
import {placesFor} from './places-for'

/** Where a shopper is, as Google guesses it from nothing: near the default store; or where a zip is. [API-059] */
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
