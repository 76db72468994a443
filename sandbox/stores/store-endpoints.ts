import type {ShopperStoresTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {decimal, list, siteQuery, wholeNumber} from '../core/query-values'
import {badRequest} from '../core/response'
import {geocode, googleLocation} from './geocode'
import {allStores, findStore, pointOfZip} from './store'
import {distanceBetween, type Point} from './zip-codes'

export const storesPath = '/store/shopper-stores/v1/organizations/:organizationId'
export const storesScope = 'sfcc.shopper-stores'

/** Stores in the order of the requested ids; unknown ones are left out. */
export const getStores = endpoint({
    method: 'GET',
    path: `${storesPath}/stores`,
    scope: storesScope,
    query: siteQuery.extend({ids: list(50)}),
    handle: ({query, world}): ShopperStoresTypes.StoreResult => {
        const data = query.ids.flatMap((id) => findStore(world, id) ?? [])
        return {data, limit: query.ids.length, total: data.length}
    }
})

const Search = siteQuery.extend({
    countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    postalCode: z.string().min(3).max(10).optional(),
    latitude: decimal(-90, 90).optional(),
    longitude: decimal(-180, 180).optional(),
    maxDistance: decimal(0, 20_012).optional(),
    distanceUnit: z.enum(['km', 'mi']).default('km'),
    limit: wholeNumber(0, 200).default(200),
    offset: wholeNumber(0, 1_000_000).default(0)
})

/** Stores around a place, nearest first. */
export const searchStores = endpoint({
    method: 'GET',
    path: `${storesPath}/store-search`,
    scope: storesScope,
    query: Search,
    handle: ({query, world}): ShopperStoresTypes.Stores => {
        const {limit, offset, distanceUnit, maxDistance = 20_012} = query
        const center = centerOf(query)
        const found = !center
            ? []
            : [...allStores(world).values()]
                  .map((store) => ({
                      ...store,
                      distance: distanceBetween(center, store, distanceUnit)
                  }))
                  .filter(({distance}) => distance <= maxDistance)
                  .sort((one, other) => one.distance - other.distance)
        const data = found
            .slice(offset, offset + limit)
            .map((store) => ({...store, distance: rounded(store.distance), distanceUnit}))
        return {data, limit, offset, total: found.length}
    }
})

const rounded = (distance: number) => Math.round(distance * 100) / 100

/** Undefined for a postal code that does not exist. */
const centerOf = (query: z.output<typeof Search>): Point | undefined => {
    const {latitude, longitude, postalCode, countryCode} = query
    if (latitude !== undefined && longitude !== undefined) return {latitude, longitude}
    if (postalCode && countryCode) return countryCode === 'US' ? pointOfZip(postalCode) : undefined
    return badRequest('Either latitude and longitude, or countryCode and postalCode, are required.')
}

export const storeEndpoints = [getStores, searchStores, geocode, googleLocation]
