import type {ProductSearchRequest} from '@contract/product-search'
import type {ListingState} from '@app/domain/listing/listing-state'
import {sortCode} from '@app/domain/listing/sort-order'
import type {Commerce} from '../commerce'
import {priceCounter} from '../products/counted-price'
import type {Question} from '../question'
import {usualFreshness} from '../question'
import type {SearchResult} from './search-result'
import {asSearchRequest, type Asker} from './as-search-request'
import {toSearchResult} from './to-search-result'
import {knownVisitorId} from './visitor-id'

export const productSearchPath = '/custom/product/v1/organizations/{org}/search'

/** Who searches, where a browser knows it [API-010]. */
const withVisitor = (body: ProductSearchRequest): ProductSearchRequest => {
    const visitorId = knownVisitorId()
    return visitorId === undefined ? body : {...body, visitorId}
}

export type Searched = {listing: ListingState; storeId: string | undefined} & Pick<
    Asker,
    'mostAWeek'
>

/** A page of a listing as the store prices and stocks it [API-007]. */
export const productSearch = (
    commerce: Commerce,
    {listing, storeId, mostAWeek}: Searched
): Question<SearchResult> => {
    const {locale} = commerce
    const body = asSearchRequest(listing, {storeId, locale, mostAWeek})
    return {
        key: [
            'search',
            listing.path.join('/'),
            listing.query ?? null,
            Object.entries(listing.refinements).map(
                ([name, values]) => `${name}=${values.join('|')}`
            ),
            sortCode(listing.sort),
            listing.limit,
            listing.offset,
            listing.tab ?? null,
            storeId ?? null,
            mostAWeek ?? null
        ],
        fresh: usualFreshness,
        ask: async () => {
            const result = toSearchResult(
                await commerce.ask({path: productSearchPath, body: withVisitor(body)})
            )
            // Of one search and its searcher: in a page for everybody it would stand for nobody [D-01].
            if (typeof document === 'undefined') delete result.attributionToken
            return {...result, tiles: result.tiles.map(priceCounter(commerce))}
        }
    }
}
