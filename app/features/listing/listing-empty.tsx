import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {frequentSearches} from '@app/commerce/preferences'
import type {Tile} from '@app/commerce/products/product'
import {productSearch} from '@app/commerce/search/product-search'
import {isApproved, plainListing} from '@app/domain/catalogue/listing'
import {listingHref} from '@app/domain/catalogue/listing-address'
import {clearRefinements} from '@app/domain/catalogue/listing-page'
import {batchSize} from '@app/domain/catalogue/page-limits'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useRecommended} from '@app/routing/data/use-recommended'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {ProductScroller} from '@app/ui/products/product-scroller'
import {RecommendedRow} from '@app/ui/products/recommended-row'
import {CategoryLinks} from './filters/category-links'
import type {Listing} from './listing'
import {approvalMessages, emptyMessages} from './messages'

const MOST_ITEMS = 12
/** A row has no page size [PLP-010]. */
const mostPopular = {...plainListing, sort: 'most-popular', limit: batchSize} as const

const usePopularItems = (): Loadable<Tile[]> => {
    const {commerce, storeId} = useAppContext()
    const result = useCommerceQuery(productSearch(commerce, {listing: mostPopular, storeId}))
    return result.state === 'ready'
        ? {state: 'ready', value: result.value.tiles.slice(0, MOST_ITEMS)}
        : result
}

const PopularItemsRow = ({frequency}: {frequency: PaymentFrequency}) => {
    const {formatMessage} = useIntl()
    return (
        <ProductScroller
            heading={formatMessage(emptyMessages.popularItems)}
            from={usePopularItems()}
            frequency={frequency}
        />
    )
}

/** Popular products, below a search without results (decision 3); fetched in the browser, as few shoppers see this. */
export const PopularItems = ({frequency}: {frequency: PaymentFrequency}) =>
    useHydrated() ? <PopularItemsRow frequency={frequency} /> : null

/** Products for a visitor who allows it, below a search without results [PERS-013]. */
export const RecommendedItems = ({frequency}: {frequency: PaymentFrequency}) => (
    <RecommendedRow from={useRecommended('search')} frequency={frequency} />
)

const PopularSearchList = () => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const from = useCommerceQuery(frequentSearches(commerce))
    const heading = <h3>{formatMessage(emptyMessages.popularSearches)}</h3>
    const waiting = (
        <>
            {heading}
            <Skeleton height="6rem" />
        </>
    )
    return (
        <AsyncContent from={from} skeleton={waiting} empty={null} failed={null}>
            {(terms) => (
                <>
                    {heading}
                    <ul className="sub-categories">
                        {terms.map((query) => (
                            <li key={query}>
                                <Link
                                    className="sub-categories__link"
                                    to={listingHref({...plainListing, query})}
                                >
                                    {query}
                                </Link>
                            </li>
                        ))}
                    </ul>
                </>
            )}
        </AsyncContent>
    )
}

/**
 * Popular searches, below a search without results (decision 3); fetched in the browser, as few shoppers see this.
 * Without script nothing is shown as loading.
 */
export const PopularSearches = () => (useHydrated() ? <PopularSearchList /> : null)

export type PastEndProps = {
    /** The number of pages. */
    pages: number
    /** The address of the last page. */
    lastPage: string
}

/** A page beyond the last, as an old link may name it when there are fewer products by now: a link to the last page. */
export const PastEnd = ({pages, lastPage}: PastEndProps) => {
    const {formatMessage} = useIntl()
    return (
        <section className="listing-empty">
            <h2>{formatMessage(emptyMessages.pastEnd)}</h2>
            <p>{formatMessage(emptyMessages.pastEndReason, {pages})}</p>
            <ButtonLink to={lastPage}>{formatMessage(emptyMessages.lastPage)}</ButtonLink>
        </section>
    )
}

/** Shown in place of approved products if there is no approval yet (G-13). */
export const ApprovalInvitation = () => {
    const {formatMessage} = useIntl()
    return (
        <section className="listing-empty">
            <h2>{formatMessage(approvalMessages.title)}</h2>
            <p>{formatMessage(approvalMessages.text)}</p>
            <ButtonLink to="/instant-approval">{formatMessage(approvalMessages.apply)}</ButtonLink>
        </section>
    )
}

export type ListingEmptyProps = {listing: Listing; categories: readonly Category[]}

const useReason = ({state}: Listing): string => {
    const {formatMessage} = useIntl()
    if (Object.keys(state.refinements).length > 0) return formatMessage(emptyMessages.filtered)
    if (isApproved(state)) return formatMessage(emptyMessages.approved)
    if (state.query === undefined) return formatMessage(emptyMessages.here)
    return formatMessage(emptyMessages.searched, {query: state.query})
}

/** A listing without products: the reason, and links to go on. */
export const ListingEmpty = ({listing, categories}: ListingEmptyProps) => {
    const {formatMessage} = useIntl()
    const reason = useReason(listing)
    const isFiltered = Object.keys(listing.state.refinements).length > 0
    const isSearch = listing.state.query !== undefined
    return (
        <section className="listing-empty">
            <h2>{formatMessage(emptyMessages.title)}</h2>
            <p>{reason}</p>
            {isFiltered ? (
                <ButtonLink to={listing.href(clearRefinements(listing.state))} prefetch={false}>
                    {formatMessage(emptyMessages.clear)}
                </ButtonLink>
            ) : (
                <ButtonLink to="/shop-all">{formatMessage(emptyMessages.shopAll)}</ButtonLink>
            )}
            {categories.length > 0 ? (
                <>
                    <h3>{formatMessage(emptyMessages.elsewhere)}</h3>
                    <CategoryLinks categories={categories} />
                </>
            ) : null}
            {isSearch ? <PopularSearches /> : null}
        </section>
    )
}
