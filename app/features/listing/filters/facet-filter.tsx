import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/search-result'
import {messages} from '../messages'
import type {Listing} from '../listing'
import {FacetValue, isChosen} from './facet-value'

const SHOWN_AT_ONCE = 8

/** What was opened for the shopper stays open: closing it would take away the value just pressed, and the focus on it. */
const useOnceOpen = (open: boolean): boolean => {
    const [wasOpen, setWasOpen] = useState(open)
    if (open && !wasOpen) setWasOpen(true)
    return open || wasOpen
}

export type FacetFilterProps = {listing: Listing; facet: Facet; open: boolean}

/** One filter: its values with the number of items each would leave. Works without script. */
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
