import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/search-result'
import {messages} from '../messages'
import type {Listing} from '../listing'
import {FacetValue, isChosen} from './facet-value'

const SHOWN_AT_ONCE = 8

export type FacetFilterProps = {listing: Listing; facet: Facet; open: boolean}

/** One filter: its values with the number of items each would leave. Works without script. */
export const FacetFilter = ({listing, facet, open}: FacetFilterProps) => {
    const {formatMessage} = useIntl()
    const inUse = facet.values.some(({value}) => isChosen(listing, facet.key, value))
    const [shown, folded] = [
        facet.values.slice(0, SHOWN_AT_ONCE),
        facet.values.slice(SHOWN_AT_ONCE)
    ]
    const values = (some: Facet['values']) => (
        <ul className="facet__values">
            {some.map((value) => (
                <FacetValue key={value.value} listing={listing} facet={facet.key} value={value} />
            ))}
        </ul>
    )
    return (
        <details className="facet" open={open || inUse}>
            <summary className="facet__name">{facet.label}</summary>
            {values(shown)}
            {folded.length > 0 ? (
                <details className="facet__more">
                    <summary>{formatMessage(messages.more, {count: folded.length})}</summary>
                    {values(folded)}
                </details>
            ) : null}
        </details>
    )
}
