import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/product-search'
import {fixedFilters, toggleRefinement} from '@app/domain/catalogue/listing-page'
import {Link} from '@app/routing/links/link'
import {buttonClass} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import type {Listing} from '../listing'
import {messages} from '../messages'

/** Whether the address has chosen a value. */
export const isChosen = ({state}: Listing, facet: string, value: string): boolean =>
    state.refinements[facet]?.includes(value) ?? false

export type FacetValueProps = {listing: Listing; facet: string; value: Facet['values'][number]}

/** A value of a filter as a link that chooses it, or removes it again. */
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
                prefetch={false}
            >
                <span className="facet__box">{chosen ? <Icon name="check" /> : null}</span>
                <span>{value.label}</span>{' '}
                <span className="facet__count">{`(${formatNumber(value.count)})`}</span>
            </Link>
        </li>
    )
}

const SHOWN_AT_ONCE = 8

/** A filter that was open stays open: closing it would remove the value that was just pressed, and the focus with it. */
const useOnceOpen = (open: boolean): boolean => {
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    return open || wasOpen
}

export type FacetFilterProps = {listing: Listing; facet: Facet; open: boolean}

/** One filter: its values, each with the number of products that it would leave. Works without script. */
export const FacetFilter = ({listing, facet, open}: FacetFilterProps) => {
    const {formatMessage} = useIntl()
    const [shown, folded] = [
        facet.values.slice(0, SHOWN_AT_ONCE),
        facet.values.slice(SHOWN_AT_ONCE)
    ]
    const someChosen = (some: Facet['values']) =>
        some.some(({value}) => isChosen(listing, facet.key, value))
    const isOpen = useOnceOpen(open || someChosen(facet.values))
    const isUnfolded = useOnceOpen(someChosen(folded))
    const values = (some: Facet['values']) => (
        <ul className="facet__values">
            {some.map((value) => (
                <FacetValue key={value.value} listing={listing} facet={facet.key} value={value} />
            ))}
        </ul>
    )
    return (
        <details className="facet" open={isOpen}>
            <summary className="facet__name">{facet.label}</summary>
            {values(shown)}
            {folded.length > 0 ? (
                <details className="facet__more" open={isUnfolded}>
                    <summary>{formatMessage(messages.more, {count: folded.length})}</summary>
                    {values(folded)}
                </details>
            ) : null}
        </details>
    )
}

const OPEN_AT_FIRST = 3

/** The filters that can be chosen; those that define the listing are left out. */
export const openFacets = ({state}: Listing, facets: readonly Facet[]): Facet[] => {
    const fixed: string[] = fixedFilters(state)
    return facets.filter(({key}) => !fixed.includes(key))
}

export type ListingFiltersProps = {
    listing: Listing
    /** The filters that can be chosen. */
    facets: readonly Facet[]
}

/**
 * All filters that can be chosen. The toggle is a disclosure in front of the panel that it opens, because a style sheet
 * could not keep a panel inside of it open on wide screens; so one markup serves both, without script.
 */
export const ListingFilters = ({listing, facets}: ListingFiltersProps) => {
    const {formatMessage} = useIntl()
    const count = Object.values(listing.state.refinements).flat().length
    if (facets.length === 0) return null
    return (
        <>
            <details className="listing__toggle">
                <summary className={buttonClass('secondary', true)}>
                    <Icon name="filter" /> {formatMessage(messages.filtersChosen, {count})}
                </summary>
            </details>
            <section className="listing__filters" aria-label={formatMessage(messages.filters)}>
                {facets.map((facet, index) => (
                    <FacetFilter
                        key={facet.key}
                        listing={listing}
                        facet={facet}
                        open={index < OPEN_AT_FIRST}
                    />
                ))}
            </section>
        </>
    )
}
