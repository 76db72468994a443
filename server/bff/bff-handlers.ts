import type {Call, Commerce} from '@app/commerce/client'
import type {QueryFetcher} from '@app/routing/view/loader'
import {assignedStore, type AssignSetup} from './visitors/assigned-store'
import {BffError} from './bff-error'
import {storeDirectory} from './visitors/store-directory'

export type BffQuery = Record<string, string | undefined>

/**
 * The endpoints of our own server below /api, by path. `clientIp` is only known for a shopper's request, not when a
 * page is rendered.
 */
export type BffHandlers = Record<
    string,
    (query: BffQuery, clientIp: string | null) => Promise<unknown>
>

export type BffSetup = Omit<AssignSetup, 'commerce' | 'ask'> & {
    commerce: Commerce
    fetchQuery: QueryFetcher
}

/** Endpoints for data that does not come from the platform; used by pages on the server and in the browser. */
export const bffHandlers = (setup: BffSetup): BffHandlers => ({
    '/geocode': ({zip, latlng, address}) => setup.geocoder({zip, latlng, address}),
    '/store-directory': ({state}) => storeDirectory(setup, state),
    '/assigned-store': (_query, clientIp) => assignedStore(setup, clientIp)
})

/** Status and body of a failed response. */
export const toErrorBody = (error: unknown): {status: number; detail: string} =>
    error instanceof BffError
        ? {status: error.status, detail: error.message}
        : {status: 503, detail: 'Service Unavailable'}

const textsOf = (query: Call['query'] = {}): BffQuery =>
    Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
            name,
            value === undefined ? undefined : String(value)
        ])
    )

/** Calls the endpoints from the server itself: the same responses, without the network. */
export const callBff =
    (handlers: BffHandlers) =>
    async ({path, query}: Call): Promise<Response> => {
        const handler = handlers[path]
        if (!handler) return Response.json({}, {status: 404})
        try {
            return Response.json(await handler(textsOf(query), null))
        } catch (error) {
            const {status, detail} = toErrorBody(error)
            return Response.json({detail}, {status})
        }
    }
