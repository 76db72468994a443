import type {Category} from '@app/commerce/categories/category'
import type {SearchResult} from '@app/commerce/search/search-result'
import {changeListing} from '@app/domain/listing/address/change-listing'
import {pageCount, pageOf} from '@app/domain/listing/pages'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {useBusy} from '@app/lib/react/busy'
import {Pagination} from '@app/ui/ways/pagination/pagination'
import {ProductTiles} from '@app/ui/products/product-tile/product-tiles'
import {ProductTilesSkeleton} from '@app/ui/products/product-tile/product-tiles.skeleton'
import {PageSizeChoice} from '../choices/page-size-choice'
import type {Listing} from '../listing'
import {ListingEmpty} from './listing-empty'
import {PastEnd} from './past-end'
import {PopularItems} from './popular-items'

/** Only the first may be the page's largest picture; more at once would keep the scripts waiting. */
const IN_SIGHT = 1

export type ListingResultsProps = {
    listing: Listing
    result: SearchResult
    frequency: PaymentFrequency
    /** Where to go when there is nothing here. */
    categories: readonly Category[]
}

/** The products of one page, and the way to the others. */
export const ListingResults = ({listing, result, frequency, categories}: ListingResultsProps) => {
    const {state, href} = listing
    const waits = useBusy()
    const pages = pageCount(result.total, state.limit)
    const addressOf = (page: number) =>
        href(changeListing(state, {offset: (page - 1) * state.limit}))
    // That nothing was found is true of what was asked before, and not known of what is asked now.
    if (waits && result.tiles.length === 0) {
        return (
            <div className="listing__results">
                <ProductTilesSkeleton count={state.limit} view={state.view} />
            </div>
        )
    }
    if (result.tiles.length === 0 && result.total > 0) {
        return (
            <div className="listing__results">
                <PastEnd pages={pages} lastPage={addressOf(pages)} />
            </div>
        )
    }
    if (result.tiles.length === 0) {
        return (
            <div className="listing__results">
                <ListingEmpty listing={listing} categories={categories} />
                {state.query === undefined ? null : <PopularItems frequency={frequency} />}
            </div>
        )
    }
    return (
        <div className="listing__results">
            <ProductTiles
                products={result.tiles}
                frequency={frequency}
                view={state.view}
                inSight={IN_SIGHT}
            />
            <div className="listing__pages">
                <Pagination
                    current={pageOf(state.offset, state.limit)}
                    count={pages}
                    addressOf={addressOf}
                />
                <PageSizeChoice listing={listing} />
            </div>
        </div>
    )
}
