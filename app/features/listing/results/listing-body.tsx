import type {Category} from '@app/commerce/categories/category'
import type {SearchResult} from '@app/commerce/search/search-result'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {useBusy} from '@app/lib/react/busy'
import {ChosenFilters} from '../filters/chosen-filters'
import {ListingFilters} from '../filters/listing-filters'
import type {Listing} from '../listing'
import {ListingToolbar} from '../choices/listing-toolbar'
import {ListingResults} from './listing-results'

export type ListingBodyProps = {
    listing: Listing
    result: SearchResult
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
    /** Where to go when there is nothing here. */
    categories: readonly Category[]
}

/** What a listing found, how to narrow it and how to look at it. */
export const ListingBody = (props: ListingBodyProps) => {
    const {listing, result, frequency, onChooseFrequency, categories} = props
    const waits = useBusy()
    const isNarrowed = Object.keys(listing.state.refinements).length > 0
    return (
        <div className="listing__body">
            {result.total > 0 || isNarrowed || waits ? (
                <ListingToolbar
                    listing={listing}
                    total={result.total}
                    frequency={frequency}
                    onChooseFrequency={onChooseFrequency}
                />
            ) : null}
            <ListingFilters listing={listing} facets={result.facets} />
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
