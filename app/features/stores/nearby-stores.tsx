import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {nearbyStores} from '@app/commerce/stores/store-details'
import {storePath} from '@app/domain/stores/store-address'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {pageMessages, resultMessages} from './messages'
import {roundedMiles} from './store-address'

const StoreLink = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {name, address, city, state, postalCode, distance} = store
    return (
        <li>
            <Link to={storePath(store)} prefetch={false}>
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
    const {commerce} = useAppContext()
    const from = useCommerceQuery(nearbyStores(commerce, store))
    return (
        <AsyncContent from={from} skeleton={null} empty={null} failed={null}>
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
        </AsyncContent>
    )
}

/**
 * The stores near this one. Its position is only known from the page's data, so the browser fetches them; without
 * script there is a link to the locator.
 */
export const NearbyStores = ({store}: {store: Store}) =>
    useHydrated() ? <Nearby store={store} /> : null
