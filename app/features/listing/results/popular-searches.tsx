import {useIntl} from 'react-intl'
import {frequentSearches} from '@app/commerce/preferences/frequent-searches'
import {listingHref} from '@app/domain/listing/address/listing-address'
import {plainListing} from '@app/domain/listing/listing-state'
import {useHydrated} from '@app/lib/react/use-hydrated'
import {Link} from '@app/routing/links/link'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {Loaded} from '@app/ui/loaded/loaded'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {emptyMessages} from '../messages'

const Searches = () => {
    const {formatMessage} = useIntl()
    const {commerce} = useVisit()
    const from = useQuestion(frequentSearches(commerce))
    const heading = <h3>{formatMessage(emptyMessages.popularSearches)}</h3>
    const waiting = (
        <>
            {heading}
            <Skeleton height="6rem" />
        </>
    )
    return (
        <Loaded from={from} skeleton={waiting} empty={null} failed={null}>
            {(terms) => (
                <>
                    {heading}
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

/**
 * Searches that find something, for one that found nothing (decision 3); the browser asks, as few come here, and one that
 * runs no scripts is not left waiting.
 */
export const PopularSearches = () => (useHydrated() ? <Searches /> : null)
