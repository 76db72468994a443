import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/search-result'
import {fixedFilters} from '@app/domain/listing/fixed-filters'
import {Icon} from '@app/ui/picture/icon/icon'
import {buttonClass} from '@app/ui/button/button-class'
import type {Listing} from '../listing'
import {messages} from '../messages'
import {FacetFilter} from './facet-filter'

const OPEN_AT_FIRST = 3

export type ListingFiltersProps = {listing: Listing; facets: readonly Facet[]}

/**
 * All filters that are there to choose. The toggle is a disclosure of its own, in front of the panel it opens, because a panel inside could not be
 * held open by a style sheet on wide screens; so one markup serves both, without script.
 */
export const ListingFilters = ({listing, facets}: ListingFiltersProps) => {
    const {formatMessage} = useIntl()
    const count = Object.values(listing.state.refinements).flat().length
    const fixed: string[] = fixedFilters(listing.state)
    const open = facets.filter(({key}) => !fixed.includes(key))
    if (open.length === 0) return null
    return (
        <>
            <details className="listing__toggle">
                <summary className={buttonClass('secondary', true)}>
                    <Icon name="filter" /> {formatMessage(messages.filtersChosen, {count})}
                </summary>
            </details>
            <section className="listing__filters" aria-label={formatMessage(messages.filters)}>
                {open.map((facet, place) => (
                    <FacetFilter
                        key={facet.key}
                        listing={listing}
                        facet={facet}
                        open={place < OPEN_AT_FIRST}
                    />
                ))}
            </section>
        </>
    )
}
