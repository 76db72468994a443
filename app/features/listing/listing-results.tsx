import {type ReactNode, useCallback, useEffect} from 'react'
import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import type {SearchResult} from '@app/commerce/search/product-search'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {changeListing, pageCount, pageOf} from '@app/domain/catalogue/listing-page'
import {pageSizes} from '@app/domain/catalogue/page-limits'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {usePending} from '@app/lib/browser/navigation-state'
import {useLatest} from '@app/lib/browser/react-hooks'
import {Link} from '@app/routing/links/link'
import {Pagination} from '@app/ui/navigation/pagination'
import {ProductTiles} from '@app/ui/products/product-tiles'
import {ProductTilesSkeleton} from '@app/ui/products/product-tiles.skeleton'
import {ChosenFilters} from './filters/chosen-filters'
import type {Listing} from './listing'
import {ListingEmpty, PastEnd, PopularItems, RecommendedItems} from './listing-empty'
import {ListingFilters, openFacets} from './filters/listing-filters'
import {isChoosable} from './listing-title'
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

/** A search is named only as a search, as its words were typed by a person. */
const nameInEvents = ({state}: Listing): string =>
    state.path.join('/') || (state.query === undefined ? 'all' : 'search')

/** Only the first may be the page's largest picture; more of them would delay the scripts. */
const IN_SIGHT = 1

export type ListingResultsProps = {
    listing: Listing
    result: SearchResult
    frequency: PaymentFrequency
    /** Links for an empty listing. */
    categories: readonly Category[]
    /** The editors' banner, among the first products. */
    banner?: ReactNode
}

/** The products of one page, and links to the other pages. */
export const ListingResults = (props: ListingResultsProps) => {
    const {listing, result, frequency, categories, banner} = props
    const {state, href} = listing
    const isPending = usePending()
    const pages = pageCount(result.total, state.limit)
    const addressOf = (page: number) =>
        href(changeListing(state, {offset: (page - 1) * state.limit}))
    const name = nameInEvents(listing)
    const chooseProduct = useCallback(
        (productId: string) => emitShopEvent({event: 'listing-chosen', name, productId}),
        [name]
    )
    // "Nothing found" is about the previous query; the result of the new one is not known yet.
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
                {state.query === undefined ? null : (
                    <>
                        <PopularItems frequency={frequency} />
                        <RecommendedItems frequency={frequency} />
                    </>
                )}
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
                banner={banner}
                onChoose={chooseProduct}
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

export type ListingBodyProps = ListingResultsProps & {
    onChooseFrequency: (frequency: PaymentFrequency) => void
    /** Above the products. */
    children?: ReactNode
}

/** The same before the result is known. */
export type ApprovedItemsProps = Omit<ListingBodyProps, 'result' | 'banner' | 'children'>

/** Emits one event for each result that is shown. */
const useShownListing = (listing: Listing, {total, tiles}: SearchResult): void => {
    const isPending = usePending()
    const address = listing.href(listing.state)
    const name = nameInEvents(listing)
    const shown = useLatest(tiles)
    useEffect(() => {
        const productIds = shown.current.map(({id}) => id)
        if (!isPending) emitShopEvent({event: 'listing-shown', name, total, productIds})
    }, [isPending, address, name, total, shown])
}

/** The result of a listing, below what can be chosen of it. */
export const ListingBody = (props: ListingBodyProps) => {
    const {listing, result, frequency, onChooseFrequency, children, ...others} = props
    const isPending = usePending()
    useShownListing(listing, result)
    const facets = openFacets(listing, result.facets)
    return (
        <div className={`listing__body${facets.length > 0 ? '' : ' listing__body--plain'}`}>
            <div className="listing__bar">
                {isChoosable(listing, result.total, isPending) ? (
                    <ListingToolbar
                        listing={listing}
                        frequency={frequency}
                        onChooseFrequency={onChooseFrequency}
                    />
                ) : null}
                <ListingFilters
                    listing={listing}
                    facets={facets}
                    frequency={frequency}
                    total={result.total}
                />
            </div>
            <div className="listing__products">
                {children}
                <ChosenFilters listing={listing} facets={result.facets} frequency={frequency} />
                <ListingResults
                    {...others}
                    listing={listing}
                    result={result}
                    frequency={frequency}
                />
            </div>
        </div>
    )
}
