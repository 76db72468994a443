import type {QueryClient} from '@tanstack/react-query'
import type {Call, Commerce} from '../client'
import {list} from '../json'
import type {Query} from '../query'
import {personalKey} from './personal-query'

/**
 * The data of one of a page's personal queries, with its query key: our server fetches these while it responds to
 * /api/session, so that the page does not wait for one call after the other (docs/decisions/0026).
 */
export type FirstRead = readonly [key: Query<unknown>['key'], data: unknown]

type KeyPart = Query<unknown>['key'][number]

const isKeyPart = (part: unknown): part is KeyPart =>
    part === null ||
    ['string', 'number', 'boolean'].includes(typeof part) ||
    (Array.isArray(part) && part.every((text) => typeof text === 'string'))

/** The data that our server returned for them; entries of another shape are left out. */
export const toFirstReads = (raw: unknown): FirstRead[] =>
    list(raw).flatMap((read): FirstRead[] => {
        const [key, data] = list(read)
        return Array.isArray(key) && key.every(isKeyPart) && data !== undefined ? [[key, data]] : []
    })

/** What the address of a call says beside the site and the language, which are the same in all calls of a page. */
const addressOf = ({path, query = {}}: Call): string => {
    const named = Object.entries(query).filter(
        ([name, value]) => name !== 'siteId' && name !== 'locale' && value !== undefined
    )
    return [path, ...named.map(([name, value]) => `${name}=${String(value)}`).sort()].join(' ')
}

/** The first part of the key of an answer as the platform sent it, for a hook of the SDK. */
const GET = 'GET'

/** An answer of the platform for the hook of the SDK that makes this call. */
export const asFirstAnswer = (call: Call, answer: unknown): FirstRead => [
    [GET, addressOf(call)],
    answer
]

/** Answers of the platform, by the address of their call, each for the first call to it. */
export type FirstAnswers = Map<string, unknown>

/** Keeps the data for the page, as if its hooks and personal queries had just fetched it. */
export const storeFirstReads = (
    {cache, answers}: {cache: QueryClient; answers: FirstAnswers},
    customerId: string,
    reads: readonly FirstRead[]
): void => {
    for (const [key, data] of reads) {
        const [kind, address] = key
        if (kind === GET && typeof address === 'string') answers.set(address, data)
        else cache.setQueryData(personalKey(customerId, key), data)
    }
}

/** Answers the first call to an address with what came with the session. */
export const answeredFirst = (own: Commerce, answers: FirstAnswers): Commerce => ({
    ...own,
    fetch: (call) => {
        const address = addressOf(call)
        if ((call.method ?? GET) !== GET || call.body !== undefined || !answers.has(address))
            return own.fetch(call)
        const answer = answers.get(address)
        answers.delete(address)
        return Promise.resolve(answer)
    }
})
