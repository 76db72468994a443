import type {Call, Commerce} from '@app/commerce/client'
import type {QueryFetcher} from '@app/routing/loader'
import {assignedStore, type AssignSetup} from './assigned-store'
import {OwnAnswerError} from './own-answer-error'
import {storeDirectory} from './store-directory'

export type OwnQuery = Record<string, string | undefined>

/** What our own server answers below /api, by its path. `clientIp` is known where a shopper asks, not where a page does. */
export type OwnAnswers = Record<
    string,
    (query: OwnQuery, clientIp: string | null) => Promise<unknown>
>

export type OwnSetup = Omit<AssignSetup, 'commerce' | 'ask'> & {
    commerce: Commerce
    ask: QueryFetcher
}

/** The answers that a page needs from elsewhere than the platform: the same for its server and for its browser. */
export const ownAnswers = (setup: OwnSetup): OwnAnswers => ({
    '/geocode': ({zip, latlng, address}) => setup.geocoder({zip, latlng, address}),
    '/store-directory': ({state}) => storeDirectory(setup, state),
    '/assigned-store': (_query, clientIp) => assignedStore(setup, clientIp)
})

/** Status and body of a failed answer. */
export const failedAnswer = (error: unknown): {status: number; detail: string} =>
    error instanceof OwnAnswerError
        ? {status: error.status, detail: error.message}
        : {status: 503, detail: 'Service Unavailable'}

const textsOf = (query: Call['query'] = {}): OwnQuery =>
    Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
            name,
            value === undefined ? undefined : String(value)
        ])
    )

/** How the server asks itself: the same answers, without a network between. */
export const askOwn =
    (answers: OwnAnswers) =>
    async ({path, query}: Call): Promise<Response> => {
        const answer = answers[path]
        if (!answer) return Response.json({}, {status: 404})
        try {
            return Response.json(await answer(textsOf(query), null))
        } catch (error) {
            const {status, detail} = failedAnswer(error)
            return Response.json({detail}, {status})
        }
    }
