import {useRef} from 'react'
import {useIntl} from 'react-intl'
import {priceKey, priceRangeFrom} from '@app/domain/catalogue/price-range'
import {clearRefinements, toggleRefinement} from '@app/domain/catalogue/listing-page'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {messages} from '../messages'
import type {FacetsProps} from './facets'
import {usePriceWords} from './price-words'

type Chosen = {key: string; value: string; facet: string; label: string}

/** The filters in the address, with the labels of the facets if the response has them; prices in our own words. */
const useChosen = ({listing: {state}, facets, frequency}: ChosenFiltersProps): Chosen[] => {
    const price = usePriceWords(frequency)
    return Object.entries(state.refinements).flatMap(([key, values]) => {
        const facet = facets.find((each) => each.key === key)
        return values.map((value) => {
            const range = key === priceKey ? priceRangeFrom(value) : undefined
            const label = facet?.values.find((each) => each.value === value)?.label ?? value
            return range
                ? {key, value, facet: price.label, label: price.textOf(range)}
                : {key, value, facet: facet?.label ?? key, label}
        })
    })
}

/**
 * When a filter is removed, its link disappears: the focus moves to the link now in its place, or to the products if
 * none is left [G-70].
 */
const useFocusNextFilter = (count: number) => {
    const list = useRef<HTMLUListElement>(null)
    const pressed = useRef<number | null>(null)
    useIsomorphicLayoutEffect(() => {
        const index = pressed.current
        pressed.current = null
        if (index === null || document.activeElement !== document.body) return
        const next = list.current?.querySelectorAll('a')[index]
        const target = next ?? document.getElementById('content')
        target?.focus({preventScroll: true})
    }, [count])
    const notePressed = (index: number) => {
        pressed.current = index
    }
    return [list, notePressed] as const
}

export type ChosenFiltersProps = FacetsProps

/** The chosen filters, each with a link that removes it. */
export const ChosenFilters = (props: ChosenFiltersProps) => {
    const {formatMessage} = useIntl()
    const {listing} = props
    const chosen = useChosen(props)
    const [listRef, remember] = useFocusNextFilter(chosen.length)
    if (chosen.length === 0) return null
    return (
        <ul ref={listRef} className="chosen" aria-label={formatMessage(messages.chosen)}>
            {chosen.map(({key, value, facet, label}, index) => (
                <li key={`${key}=${value}`}>
                    <Link
                        className="chosen__filter"
                        to={listing.href(toggleRefinement(listing.state, key, value))}
                        aria-label={formatMessage(messages.remove, {facet, value: label})}
                        onClick={() => remember(index)}
                        rel="nofollow"
                        prefetch={false}
                    >
                        {label} <Icon name="close" />
                    </Link>
                </li>
            ))}
            <li>
                <Link
                    className="chosen__clear"
                    to={listing.href(clearRefinements(listing.state))}
                    onClick={() => remember(0)}
                    rel="nofollow"
                    prefetch={false}
                >
                    {formatMessage(messages.clear)}
                </Link>
            </li>
        </ul>
    )
}
