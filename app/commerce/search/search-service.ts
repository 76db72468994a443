import type {ProductSearchRequest} from '@contract/product-search'
import {plainListing} from '@app/domain/listing/listing-state'
import type {Commerce} from '../commerce'
import {usualFreshness, type Question} from '../question'
import {number, record, text} from '../reading'
import {asSearchRequest} from './as-search-request'
import {productSearchPath} from './product-search'

/** [SEARCH-015] */
const most = 5

export type Searcher = {
    storeId: string | undefined
    visitorId: string
    customer: 'guest' | 'registered'
}

export type ServiceAnswer = {totalSize: number; redirect?: string | undefined}

/** What the search service makes of a submitted term: how many there are, or where it leads [API-011, SEARCH-014]. */
export const searchService = (
    commerce: Commerce,
    term: string,
    {storeId, visitorId, customer}: Searcher
): Question<ServiceAnswer> => ({
    key: ['search-service', term, storeId ?? null],
    // [SEARCH-027]
    fresh: usualFreshness,
    ask: async () => {
        const asked = asSearchRequest(
            {...plainListing, query: term},
            {storeId, locale: commerce.locale}
        )
        const body: ProductSearchRequest = {
            ...asked,
            ...{visitorId, customer, limit: most, pageSize: most}
        }
        const answer = record(await commerce.ask({path: productSearchPath, body}))
        return {totalSize: number(answer.totalSize) ?? 0, redirect: text(answer.redirectUri)}
    }
})
