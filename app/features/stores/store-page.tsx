import {useIntl} from 'react-intl'
import {holidayNotice, type HolidayNotice} from '@app/commerce/content/holiday-notice'
import {
    storeDetails,
    type StoreDetails,
    type StoreOffers as Offers
} from '@app/commerce/stores/store-details'
import {cityPath, statePath, storePath, storesPath} from '@app/domain/stores/store-address'
import {walletNames} from '@app/domain/payments/wallets'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {definePage, optional, required} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Notice} from '@app/ui/feedback/notice'
import {Breadcrumbs, type Crumb} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'
import {Icon} from '@app/ui/picture/icon'
import {ChangeWarning, ChooseButton} from './choosing/choose-button'
import {ChoiceProvider} from './choosing/choose-store'
import {DeliveryArea} from './map/delivery-area'
import {directoryMessages, pageMessages, serviceMessages} from './messages'
import {NearbyStores} from './nearby-stores'
import {stateName} from './store-address'
import {StoreFacts} from './store-facts'
import {StoreHead} from './store-head'

/** The skeleton of a store's page. */
export const StorePageSkeleton = () => (
    <Main look="section" pending>
        <div className="stack">
            <HeadingSkeleton width="18rem" />
            <Skeleton height="24rem" />
        </div>
    </Main>
)

/** The services of a store, and its payment methods. */
export const StoreOffers = ({offers: {services, payments}}: {offers: Offers}) => {
    const {formatMessage, formatList} = useIntl()
    if (services.length === 0 && payments.length === 0) return null
    return (
        <section aria-labelledby="store-services" className="stack">
            <h2 id="store-services">{formatMessage(pageMessages.services)}</h2>
            <ul className="store-services">
                {services.map((service) => (
                    <li key={service}>
                        <Icon name="check" />
                        {formatMessage(serviceMessages[service])}
                    </li>
                ))}
            </ul>
            {payments.length > 0 ? (
                <p>
                    {formatMessage(pageMessages.payments)}{' '}
                    {formatList(payments.map((payment) => walletNames[payment]))}
                </p>
            ) : null}
        </section>
    )
}

export type StorePageProps = {
    details: StoreDetails
    /** The notice about different opening hours, such as on holidays. */
    notice: Loadable<HolidayNotice | null>
}

/** Everything about one store: address, hours, services, delivery area. */
export const StorePage = ({details, notice}: StorePageProps) => {
    const {formatMessage} = useIntl()
    const {store, offers, canBeChosen} = details
    const {name, city, state, postalCode, tagline, deliveryRadius} = store
    const trail: Crumb[] = [
        {label: formatMessage(directoryMessages.title), to: storesPath},
        {label: stateName(state), to: statePath(state)},
        {label: city, to: cityPath(store)}
    ]
    return (
        <Main look="store-page">
            <StoreHead details={details} trail={trail} />
            <Breadcrumbs trail={trail} here={name} />
            <h1>{name}</h1>
            {tagline === null ? null : <p>{tagline}</p>}
            <div className="store-page__body">
                <div className="stack">
                    <StoreFacts store={store} />
                    {canBeChosen ? (
                        <ChoiceProvider found={{zip: null, source: 'chosen'}}>
                            <ChooseButton store={store} />
                            <ChangeWarning />
                        </ChoiceProvider>
                    ) : (
                        <Notice>{formatMessage(pageMessages.notOnline)}</Notice>
                    )}
                    <StoreOffers offers={offers} />
                    <AsyncContent from={notice} skeleton={null} empty={null} failed={null}>
                        {({heading, text}) => (
                            <Notice>
                                <strong>{heading}</strong> {text}
                            </Notice>
                        )}
                    </AsyncContent>
                    <Link to={`/store-locator?zip=${postalCode}`} prefetch={false}>
                        {formatMessage(pageMessages.nearby, {zip: postalCode})}
                    </Link>
                </div>
                {deliveryRadius === null ? null : (
                    <DeliveryArea store={store} radius={deliveryRadius} />
                )}
            </div>
            <NearbyStores key={store.id} store={store} />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, params}) => ({
        details: required(storeDetails(commerce, params.id ?? '')),
        notice: optional(holidayNotice(commerce))
    }),
    isMissing: ({details}) => details.store.hidden,
    redirect: ({details: {store}}, {pathname}) => {
        const path = storePath(store)
        return path === pathname ? null : {to: path}
    },
    skeleton: StorePageSkeleton
})(StorePage)
