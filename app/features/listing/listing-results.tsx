import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import type {SearchResult} from '@app/commerce/search/product-search'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {changeListing, pageCount, pageOf} from '@app/domain/listing-page'
import {pageSizes} from '@app/domain/page-limits'
import type {PaymentFrequency} from '@app/domain/pricing'
import {usePending} from '@app/lib/navigation-state'
import {Link} from '@app/routing/link'
import {Pagination} from '@app/ui/navigation/pagination'
import {ProductTiles} from '@app/ui/products/product-tiles'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {ChosenFilters} from './chosen-filters'
import type {Listing} from './listing'
import {ListingEmpty, PastEnd, PopularItems} from './listing-empty'
import {ListingFilters, openFacets} from './listing-filters'
import {ListingToolbar} from './listing-toolbar'
import {messages} from './messages'

/** How many items a page shows [PLP-011]. */
export const PageSizeChoice = ({listing}: {listing: Listing}) => {
    const {formatMessage, formatNumber} = useIntl()
    return (
        <nav className="choice" aria-label={formatMessage(messages.perPage)}>
            <span aria-hidden="true">{formatMessage(messages.perPage)}</span>
            <ul className="choice__options">
                {pageSizes.map((limit) => (
                    <li key={limit}>
                        <Link
                            className="choice__option"
                            to={listing.href(changeListing(listing.state, {limit}))}
                            aria-current={limit === listing.state.limit ? 'true' : undefined}
                            rel="nofollow"
                            prefetch={false}
                        >
                            {formatNumber(limit)}
                        </Link>
                    </li>
                ))}
            </ul>
        </nav>
    )
}

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
    const isPending = usePending()
    const pages = pageCount(result.total, state.limit)
    const addressOf = (page: number) =>
        href(changeListing(state, {offset: (page - 1) * state.limit}))
    // That nothing was found is true of what was asked before, and not known of what is asked now.
    if (isPending && result.tiles.length === 0) {
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
                inView={IN_SIGHT}
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

export type ListingBodyProps = {
    listing: Listing
    result: SearchResult
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
    /** Where to go when there is nothing here. */
    categories: readonly Category[]
}

/** The same before it is known what was found. */
export type ApprovedItemsProps = Omit<ListingBodyProps, 'result'>

/** Tells of each answer that is shown, once; of a search that it is one, as its words were typed. */
const useShownListing = ({state, href}: Listing, total: number): void => {
    const isPending = usePending()
    const address = href(state)
    const name = state.path.join('/') || (state.query === undefined ? 'all' : 'search')
    useEffect(() => {
        if (!isPending) emitShopEvent({event: 'listing-shown', name, total})
    }, [isPending, address, name, total])
}

/** What a listing found, how to narrow it and how to look at it. */
export const ListingBody = (props: ListingBodyProps) => {
    const {listing, result, frequency, onChooseFrequency, categories} = props
    const isPending = usePending()
    useShownListing(listing, result.total)
    const isNarrowed = Object.keys(listing.state.refinements).length > 0
    const facets = openFacets(listing, result.facets)
    return (
        <div className={`listing__body${facets.length > 0 ? '' : ' listing__body--plain'}`}>
            {result.total > 0 || isNarrowed || isPending ? (
                <ListingToolbar
                    listing={listing}
                    total={result.total}
                    frequency={frequency}
                    onChooseFrequency={onChooseFrequency}
                />
            ) : null}
            <ListingFilters listing={listing} facets={facets} />
            <ChosenFilters listing={listing} facets={result.facets} />
            <ListingResults
                listing={listing}
                result={result}
                frequency={frequency}
                categories={categories}
            />
        </div>
    )
}
