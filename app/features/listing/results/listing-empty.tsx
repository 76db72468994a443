import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {clearRefinements} from '@app/domain/listing/address/change-listing'
import {isApproved} from '@app/domain/listing/listing-state'
import {ButtonLink} from '@app/ui/button/button-link'
import type {Listing} from '../listing'
import {emptyMessages} from '../messages'
import {PopularSearches} from './popular-searches'
import {CategoryLinks} from '../subject/category-links'

export type ListingEmptyProps = {listing: Listing; categories: readonly Category[]}

const useReason = ({state}: Listing): string => {
    const {formatMessage} = useIntl()
    if (Object.keys(state.refinements).length > 0) return formatMessage(emptyMessages.filtered)
    if (isApproved(state)) return formatMessage(emptyMessages.approved)
    if (state.query === undefined) return formatMessage(emptyMessages.here)
    return formatMessage(emptyMessages.searched, {query: state.query})
}

/** A listing without products: why, and where to go on. */
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
                <ButtonLink to={listing.href(clearRefinements(listing.state))} warm={false}>
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
