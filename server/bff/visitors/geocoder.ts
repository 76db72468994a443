import {createHmac} from 'node:crypto'
import {z} from 'zod'
import type {Query} from '@app/commerce/query'
import {nothingToGeocode} from '@app/commerce/stores/locator'
import {zipFromTyped} from '@app/domain/stores/store-address'
import {ProcessCache} from '../../ssr/shop/process-cache'
import {BffError} from '../bff-error'

export type GeocoderSetup = {
    /** Scheme and host of the service; empty if the shop has none. */
    address: string
    key: string
    /** Signs every call, in base64url; empty: calls are not signed [API-017]. */
    signingSecret: string
    deadlineMs: number
    now: () => number
    fetch: typeof fetch
    warn: (message: string) => void
}

/** What can be looked up; the first given value counts. */
export type GeocodeQuery = {
    zip?: string | undefined
    latlng?: string | undefined
    address?: string | undefined
}

const Result = z.object({
    formatted_address: z.string(),
    geometry: z.object({location: z.object({lat: z.number(), lng: z.number()})}),
    address_components: z
        .array(z.object({short_name: z.string(), types: z.array(z.string())}))
        .default([])
})
const Answer = z.object({status: z.string(), results: z.array(Result).default([])})

/** The part of the geocoder's response that pages may have: it contains no key and no quota. */
export type GeocodeResponse = z.output<typeof Answer>

const PATH = '/maps/api/geocode/json'
const MOST_RESULTS = 3
const DAY = 86_400

/** Two decimals of a degree are about half a mile: close enough to find stores, and not a shopper's address. */
const coarse = (latlng: string): string | undefined => {
    const [, latitude, longitude] =
        /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(latlng) ?? []
    return latitude === undefined || longitude === undefined
        ? undefined
        : [latitude, longitude].map((degrees) => Number(degrees).toFixed(2)).join(',')
}

/** A zip is only searched in the United States [STORE-033]. */
const requested = ({zip, latlng, address}: GeocodeQuery): Record<string, string> => {
    const fiveDigits = zipFromTyped(zip ?? '')
    if (fiveDigits !== undefined) {
        return {address: fiveDigits, components: `country:US|postal_code:${fiveDigits}`}
    }
    const place = coarse(latlng ?? '')
    if (place !== undefined) return {latlng: place}
    const text = address?.trim().slice(0, 200) ?? ''
    if (text !== '') return {address: text, components: 'country:US'}
    throw new BffError(400, nothingToGeocode)
}

const signature = (secret: string, pathAndQuery: string): string =>
    createHmac('sha1', Buffer.from(secret, 'base64url')).update(pathAndQuery).digest('base64url')

/** The complete address of a call, signed if there is a secret. */
export const geocodeAddress = (
    {address, key, signingSecret}: Pick<GeocoderSetup, 'address' | 'key' | 'signingSecret'>,
    query: Record<string, string>
): string => {
    const call = new URLSearchParams({...query, ...(key !== '' && {key})})
    const pathAndQuery = `${PATH}?${call.toString()}`
    const signed =
        signingSecret === '' ? '' : `&signature=${signature(signingSecret, pathAndQuery)}`
    return `${address}${pathAndQuery}${signed}`
}

/**
 * The geocoding service behind our own server: its key stays here, every call has a deadline, and results are cached
 * for a day. Failures are logged [ERR-020] and reject with a BffError.
 */
export const createGeocoder = (setup: GeocoderSetup) => {
    const cache = new ProcessCache(setup.now, undefined, {max: 2000})

    const request = async (parameters: Record<string, string>): Promise<GeocodeResponse> => {
        const response = await setup.fetch(geocodeAddress(setup, parameters), {
            signal: AbortSignal.timeout(setup.deadlineMs)
        })
        if (!response.ok) throw new Error(`status ${response.status}`)
        const {status, results} = Answer.parse(await response.json())
        if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(status)
        return {status, results: results.slice(0, MOST_RESULTS)}
    }

    return async (given: GeocodeQuery): Promise<GeocodeResponse> => {
        const parameters = requested(given)
        if (setup.address === '') throw new BffError(503, 'There is no geocoder.')
        const query: Query<GeocodeResponse> = {
            key: Object.values(parameters),
            staleTime: 0,
            shared: {fresh: DAY, stale: DAY},
            fetch: () => request(parameters)
        }
        try {
            return await cache.fetch('geocode', query)
        } catch (error) {
            const why = error instanceof Error ? error.message : 'unknown'
            setup.warn(`The geocoder does not answer: ${why}`)
            throw new BffError(503, 'The geocoder does not answer.')
        }
    }
}

export type Geocoder = ReturnType<typeof createGeocoder>
