import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {record, text} from '../reading'

/** Where an unknown address leads, or null (G-19) [API-056]. */
export const urlMapping = (commerce: Commerce, urlSegment: string): Question<string | null> => ({
    key: ['url-mapping', urlSegment],
    fresh: 600_000,
    ask: async () => {
        try {
            const answer = record(
                await commerce.ask({
                    path: '/site/shopper-seo/v1/organizations/{org}/url-mapping',
                    query: {urlSegment}
                })
            )
            return text(answer.destination) ?? text(answer.destinationUrl) ?? null
        } catch (error) {
            if (error instanceof CommerceError && error.status === 404) return null
            throw error
        }
    }
})
