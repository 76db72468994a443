import {useIntl} from 'react-intl'
import {holidayNotice, type HolidayNotice} from '@app/commerce/content/holiday-notice'
import {storeDetails, type StoreDetails} from '@app/commerce/stores/store-details'
import {cityPath, statePath, storePath, storesPath} from '@app/domain/store/place/store-path'
import {definePage, optional, required} from '@app/routing/define-page'
import {Link} from '@app/routing/links/link'
import type {Loadable} from '@app/routing/loadable'
import {Loaded} from '@app/ui/loaded/loaded'
import {Breadcrumbs, type Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {Notice} from '@app/ui/words/notice/notice'
import {Main} from '@app/ui/ways/main/main'
import {ChangeWarning} from '../choice/change-warning'
import {ChoiceProvider} from '../choice/choice-provider'
import {ChooseButton} from '../choice/choose-button'
import {stateName} from '../directory/state-name'
import {StoreFacts} from '../info/store-facts'
import {directoryMessages, pageMessages} from '../messages'
import {DeliveryArea} from './delivery-area'
import {NearbyStores} from './nearby-stores'
import {StoreHead} from './store-head'
import {StoreOffers} from './store-offers'
import {StorePageSkeleton} from './store-page.skeleton'

export type StorePageProps = {
    details: StoreDetails
    /** When stores open otherwise than their hours say. */
    notice: Loadable<HolidayNotice | null>
}

/** All about one store: where, when, what it offers, how far it delivers. */
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
                    <Loaded from={notice} skeleton={null} empty={null} failed={null}>
                        {({heading, text}) => (
                            <Notice>
                                <strong>{heading}</strong> {text}
                            </Notice>
                        )}
                    </Loaded>
                    <Link to={`/store-locator?zip=${postalCode}`} warm={false}>
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
    load: ({commerce, params}) => ({
        details: required(storeDetails(commerce, params.id ?? '')),
        notice: optional(holidayNotice(commerce))
    }),
    isMissing: ({details}) => details.store.hidden,
    redirect: ({details: {store}}, {pathname}) => {
        const path = storePath(store)
        return path === pathname ? null : path
    },
    skeleton: StorePageSkeleton
})(StorePage)
