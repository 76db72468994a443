import {useIntl} from 'react-intl'
import {frequentSearches} from '@app/commerce/preferences/frequent-searches'
import {listingHref} from '@app/domain/listing/listing-address'
import {plainListing} from '@app/domain/listing/listing-state'
import {Link} from '@app/routing/link'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {Loaded} from '@app/ui/loaded/loaded'
import {emptyMessages} from '../messages'

/** Searches that find something, for one that found nothing (decision 3). */
export const PopularSearches = () => {
    const {formatMessage} = useIntl()
    const {commerce} = useVisit()
    const from = useQuestion(frequentSearches(commerce))
    return (
        <Loaded from={from} skeleton={null} empty={null} failed={null}>
            {(terms) => (
                <>
                    <h3>{formatMessage(emptyMessages.popularSearches)}</h3>
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
        </Loaded>
    )
}
