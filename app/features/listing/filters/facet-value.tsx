import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/search-result'
import {toggleRefinement} from '@app/domain/listing/address/change-listing'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import type {Listing} from '../listing'

/** Whether the address has chosen a value. */
export const isChosen = ({state}: Listing, facet: string, value: string): boolean =>
    state.refinements[facet]?.includes(value) ?? false

export type FacetValueProps = {listing: Listing; facet: string; value: Facet['values'][number]}

/** A value of a filter as the link that chooses it, or takes the choice back. */
export const FacetValue = ({listing, facet, value}: FacetValueProps) => {
    const {formatNumber} = useIntl()
    const chosen = isChosen(listing, facet, value.value)
    return (
        <li>
            <Link
                className="facet__value"
                to={listing.href(toggleRefinement(listing.state, facet, value.value))}
                aria-current={chosen ? 'true' : undefined}
                rel="nofollow"
                warm={false}
            >
                <span className="facet__box">{chosen ? <Icon name="check" /> : null}</span>
                <span>{value.label}</span>{' '}
                <span className="facet__count">{`(${formatNumber(value.count)})`}</span>
            </Link>
        </li>
    )
}
