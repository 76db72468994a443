import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/product-search'
import {type OfferedRange, priceKey, priceRangeValue} from '@app/domain/catalogue/price-range'
import type {ListingState} from '@app/domain/catalogue/listing'
import {chooseOneRefinement, toggleRefinement} from '@app/domain/catalogue/listing-page'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import type {Listing} from '../listing'
import {messages} from '../messages'
import {priceRangesOf, usePriceWords} from './price-words'

/** Whether the address has chosen a value. */
const isChosen = ({state}: Listing, facet: string, value: string): boolean =>
    state.refinements[facet]?.includes(value) ?? false

type FacetValueProps = {
    listing: Listing
    /** The listing with this value chosen, or without it. */
    to: ListingState
    chosen: boolean
    label: string
    /** How many products choosing it would leave, if that is known. */
    count: number | undefined
}

/** A value of a filter as a link that chooses it, or removes it again. */
const FacetValue = ({listing, to, chosen, label, count}: FacetValueProps) => {
    const {formatNumber} = useIntl()
    return (
        <li>
            <Link
                className="facet__value"
                to={listing.href(to)}
                aria-current={chosen ? 'true' : undefined}
                rel="nofollow"
                prefetch={false}
            >
                <span className="facet__box">{chosen ? <Icon name="check" /> : null}</span>
                <span>{label}</span>{' '}
                {count === undefined ? null : (
                    <span className="facet__count">{`(${formatNumber(count)})`}</span>
                )}
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

type FacetFilterProps = {listing: Listing; facet: Facet; open: boolean}

/** One filter: its values, each with the number of products that it would leave. Works without script. */
const FacetFilter = ({listing, facet, open}: FacetFilterProps) => {
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
            {some.map(({value, label, count}) => (
                <FacetValue
                    key={value}
                    listing={listing}
                    to={toggleRefinement(listing.state, facet.key, value)}
                    chosen={isChosen(listing, facet.key, value)}
                    label={label}
                    count={count}
                />
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

type PriceFilterProps = {
    listing: Listing
    ranges: readonly OfferedRange[]
    frequency: PaymentFrequency
}

/** The most that a payment may be: one of some amounts, in payments of the chosen frequency. */
const PriceFilter = ({listing, ranges, frequency}: PriceFilterProps) => {
    const words = usePriceWords(frequency)
    return (
        <details className="facet" open>
            <summary className="facet__name">{words.label}</summary>
            <ul className="facet__values">
                {ranges.map(({range, count}) => {
                    const value = priceRangeValue(range)
                    return (
                        <FacetValue
                            key={value}
                            listing={listing}
                            to={chooseOneRefinement(listing.state, priceKey, value)}
                            chosen={isChosen(listing, priceKey, value)}
                            label={words.textOf(range)}
                            count={count}
                        />
                    )
                })}
            </ul>
        </details>
    )
}

const OPEN_AT_FIRST = 3

export type FacetsProps = {
    listing: Listing
    /** The filters that can be chosen. */
    facets: readonly Facet[]
    frequency: PaymentFrequency
}

export type ListingFiltersProps = FacetsProps & {
    /** How many products there are with the chosen filters. */
    total: number
}

/** All filters that can be chosen; the first ones are open. */
export const Facets = ({listing, facets, frequency}: FacetsProps) => (
    <>
        {facets.map((facet, index) => {
            const ranges = priceRangesOf(facet, frequency)
            if (ranges.length > 0) {
                return (
                    <PriceFilter
                        key={facet.key}
                        listing={listing}
                        ranges={ranges}
                        frequency={frequency}
                    />
                )
            }
            return (
                <FacetFilter
                    key={facet.key}
                    listing={listing}
                    facet={facet}
                    open={index < OPEN_AT_FIRST}
                />
            )
        })}
    </>
)
