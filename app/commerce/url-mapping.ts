import {type Commerce, toFailure} from './client'
import {record, text} from './json'
import type {Query} from './query'

/** The path to which an unknown address redirects, or null (G-19) [API-056]. */
export const urlMapping = (commerce: Commerce, urlSegment: string): Query<string | null> => ({
    key: ['url-mapping', urlSegment],
    staleTime: 600_000,
    fetch: async () => {
        try {
            const answer = record(
                await commerce.fetch({
                    path: '/site/shopper-seo/v1/organizations/{org}/url-mapping',
                    query: {urlSegment}
                })
            )
            return text(answer.destination) ?? text(answer.destinationUrl) ?? null
        } catch (error) {
            if (toFailure(error).status === 404) return null
            throw error
        }
    }
})
