import type {Call, Commerce} from '@app/commerce/client'
import type {QueryFetcher} from '@app/routing/loader'
import {assignedStore, type AssignSetup} from './assigned-store'
import {BffError} from './bff-error'
import {storeDirectory} from './store-directory'

export type BffQuery = Record<string, string | undefined>

/** What our own server answers below /api, by its path. `clientIp` is known where a shopper asks, not where a page does. */
export type BffHandlers = Record<
    string,
    (query: BffQuery, clientIp: string | null) => Promise<unknown>
>

export type BffSetup = Omit<AssignSetup, 'commerce' | 'ask'> & {
    commerce: Commerce
    fetchQuery: QueryFetcher
}

/** The answers that a page needs from elsewhere than the platform: the same for its server and for its browser. */
export const bffHandlers = (setup: BffSetup): BffHandlers => ({
    '/geocode': ({zip, latlng, address}) => setup.geocoder({zip, latlng, address}),
    '/store-directory': ({state}) => storeDirectory(setup, state),
    '/assigned-store': (_query, clientIp) => assignedStore(setup, clientIp)
})

/** Status and body of a failed answer. */
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

/** How the server asks itself: the same answers, without a network between. */
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
