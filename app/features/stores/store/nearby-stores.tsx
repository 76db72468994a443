import {useIntl} from 'react-intl'
import {nearbyStores} from '@app/commerce/stores/nearby-stores'
import type {Store} from '@app/commerce/stores/store'
import {storePath} from '@app/domain/store/place/store-path'
import {useHydrated} from '@app/lib/react/use-hydrated'
import {Link} from '@app/routing/links/link'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {Loaded} from '@app/ui/loaded/loaded'
import {pageMessages, resultMessages} from '../messages'
import {roundedMiles} from '../results/rounded-miles'

const StoreLink = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {name, address, city, state, postalCode, distance} = store
    return (
        <li>
            <Link to={storePath(store)} warm={false}>
                {name}
            </Link>
            <address>{`${address}, ${city}, ${state} ${postalCode}`}</address>
            {distance === null
                ? null
                : formatMessage(resultMessages.miles, {miles: roundedMiles(distance)})}
        </li>
    )
}

const Nearby = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useVisit()
    const from = useQuestion(nearbyStores(commerce, store))
    return (
        <Loaded from={from} skeleton={null} empty={null} failed={null}>
            {(stores) => (
                <section className="section" aria-labelledby="nearby-stores">
                    <h2 id="nearby-stores">{formatMessage(pageMessages.nearbyTitle)}</h2>
                    <ul className="directory">
                        {stores.map((each) => (
                            <StoreLink key={each.id} store={each} />
                        ))}
                    </ul>
                </section>
            )}
        </Loaded>
    )
}

/**
 * The stores next to this one. Where it lies is known only with the page's answer, so the browser asks; without script the
 * link to the locator leads to them.
 */
export const NearbyStores = ({store}: {store: Store}) =>
    useHydrated() ? <Nearby store={store} /> : null
