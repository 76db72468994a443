import type {ProductSearchRequest} from '@contract/product-search'
import {plainListing} from '@app/domain/catalogue/listing'
import {readAnswer} from '../answer'
import type {Commerce} from '../client'
import {defaultStaleTime, type Query} from '../query'
import {text} from '../json'
import {asSearchRequest} from './search-request'
import {productSearchPath, SearchAnswer} from './product-search'

/** [SEARCH-015] */
const most = 5

export type Searcher = {
    storeId: string | undefined
    visitorId: string
    customer: 'guest' | 'registered'
}

export type SearchServiceResponse = {totalSize: number; redirect?: string | undefined}

/**
 * The search service's response to a submitted term: how many products there are, or where it redirects [API-011,
 * SEARCH-014].
 */
export const searchService = (
    commerce: Commerce,
    term: string,
    {storeId, visitorId, customer}: Searcher
): Query<SearchServiceResponse> => ({
    key: ['search-service', term, storeId ?? null],
    // [SEARCH-027]
    staleTime: defaultStaleTime,
    fetch: async () => {
        const request = asSearchRequest(
            {...plainListing, query: term},
            {storeId, locale: commerce.locale}
        )
        const body: ProductSearchRequest = {
            ...request,
            visitorId,
            customer,
            limit: most,
            pageSize: most
        }
        const answer = await commerce.fetch({path: productSearchPath, body})
        const {totalSize = 0, redirectUri} = readAnswer(SearchAnswer, answer)
        return {totalSize, redirect: text(redirectUri)}
    }
})
