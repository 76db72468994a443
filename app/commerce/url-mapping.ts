import {type Commerce, CommerceError, toFailure} from './client'
import {recordOrGarbled, text} from './json'
import type {Query} from './query'

/** The statuses with which the platform refuses a segment: it maps no such address. */
const refusals = new Set([400, 403, 404, 409, 410, 413, 414, 422])

const hasBody = (error: unknown): boolean =>
    typeof error === 'object' && error !== null && 'data' in error && error.data !== undefined

/**
 * Null if the platform refuses the segment. Anything else, such as no answer, one that cannot be read or a token that is not
 * accepted, says nothing about the address (D-49): throws.
 */
const nowhereIfRefused = (error: unknown): null => {
    if (!refusals.has(toFailure(error).status)) throw error
    if (!hasBody(error)) throw new CommerceError({status: 502, code: 'garbled'})
    return null
}

const destinationIn = (answer: unknown): string | null => {
    const mapping = recordOrGarbled(answer)
    const destination = text(mapping.destination) ?? text(mapping.destinationUrl)
    if (destination !== undefined) return destination
    // A product or category without an address, or an empty one; anything else is no mapping at all (D-48).
    if (text(mapping.resourceType) !== undefined || mapping.destination === '') return null
    throw new CommerceError({status: 502, code: 'garbled'})
}

/**
 * The address to which an unknown one redirects, or null if it leads nowhere (G-19) [API-056]. Fails only if that cannot be
 * found out: whether there is a page is unknown then.
 */
export const urlMapping = (commerce: Commerce, urlSegment: string): Query<string | null> => ({
    key: ['url-mapping', urlSegment],
    staleTime: 600_000,
    fetch: async () => {
        try {
            return destinationIn(
                await commerce.fetch({
                    path: '/site/shopper-seo/v1/organizations/{org}/url-mapping',
                    query: {urlSegment}
                })
            )
        } catch (error) {
            return nowhereIfRefused(error)
        }
    }
})
