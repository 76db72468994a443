import type {QueryClient} from '@tanstack/react-query'
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

/** Puts the data into the query cache, as if the page's personal queries had just fetched it. */
export const storeFirstReads = (
    cache: QueryClient,
    customerId: string,
    reads: readonly FirstRead[]
): void => {
    for (const [key, data] of reads) cache.setQueryData(personalKey(customerId, key), data)
}
