import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {autoAssignPreferences} from '@app/commerce/preferences'
import {type LocatorPlace, type LocatorResult, locatorSearch} from '@app/commerce/stores/locator'
import {firstSelectableStore} from '@app/commerce/stores/store'
import {storesPath} from '@app/domain/stores/store-address'
import {assignStore, type StoreChoice, type StoreSource} from '@app/domain/stores/store-choice'
import {useAppContext, useChangeStoreChoice} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Notice} from '@app/ui/feedback/notice'
import {ChoiceProvider} from '../choosing/choose-store'
import {messages} from '../messages'
import {LocatorResults} from './locator-results'
import {useDeviceLocation} from './use-device-location'
import {ZipForm} from './zip-form'

const noPlace: LocatorPlace = {zip: ''}

/**
 * The store that is assigned for the device's position: the nearest, if the shop assigns stores (G-50). Undefined while
 * that is not known. None is assigned for a typed zip: the shopper is about to choose.
 */
const useNearest = (
    place: LocatorPlace | null,
    result: LocatorResult | null
): string | null | undefined => {
    const {commerce, choice} = useAppContext()
    const byDevice = place !== null && !('zip' in place)
    const preferences = useCommerceQuery(autoAssignPreferences(commerce), byDevice)
    if (!byDevice) return null
    if (result === null || preferences.state === 'loading') return undefined
    if (preferences.state === 'failed') return null
    const {enabled, maxDistance} = preferences.value
    const near = result.stores.filter(({distance}) => (distance ?? 0) <= maxDistance)
    const nearestStoreId = firstSelectableStore(commerce, near)?.id
    return assignStore({choice, autoAssignEnabled: enabled, nearestStoreId}) ?? null
}

/** The store choice that results from a search; null while that is not known, and if it does not change. */
const usePlaceFound = (
    place: LocatorPlace | null,
    answer: LocatorResult | null,
    source: StoreSource
): StoreChoice | null => {
    const {choice} = useAppContext()
    const storeId = useNearest(place, answer)
    const zip = answer?.zip ?? null
    if (choice?.storeId !== undefined || zip === null || storeId === undefined) return null
    if (storeId !== null) return {storeId, zip, source}
    return zip === choice?.zip ? null : {zip, source}
}

/** The result for a place; also stores the place as the shopper's: prices are for the place that was searched (G-50). */
export const useFoundStores = (place: LocatorPlace | null) => {
    const {commerce} = useAppContext()
    const changePlace = useChangeStoreChoice()
    const found = useCommerceQuery(locatorSearch(commerce, place ?? noPlace), place !== null)
    const answer = found.state === 'ready' ? found.value : null
    const source = place !== null && 'zip' in place ? 'chosen' : 'geo'
    const {storeId, zip} = usePlaceFound(place, answer, source) ?? {}

    useEffect(() => {
        if (zip === undefined) return
        void changePlace(storeId === undefined ? {zip, source} : {storeId, zip, source})
    }, [zip, storeId, source, changePlace])

    return {found, zip: answer?.zip ?? null, source} as const
}

export type StoreLocatorProps = {
    /** The searched place; null at first. */
    place: LocatorPlace | null
    /** How many stores of the list are shown at first. */
    shown?: number
    /** A submitted text that is not a zip. */
    refusedZip?: string | undefined
    onSearch: (place: LocatorPlace) => void
}

/** Finding a store and choosing it: the same in a dialog [STORE-003] and on a page of its own [STORE-004]. */
export const StoreLocator = ({place, shown = 0, refusedZip, onSearch}: StoreLocatorProps) => {
    const {formatMessage} = useIntl()
    const {found, zip, source} = useFoundStores(place)
    const device = useDeviceLocation(onSearch)
    const searchedZip = place !== null && 'zip' in place ? place.zip : undefined
    const searchZip = (typedZip: string) => {
        device.reset()
        // The same zip again is not another search; after a failure it is fetched again.
        if (found.state === 'failed' && typedZip === searchedZip) found.retry()
        else onSearch({zip: typedZip})
    }
    return (
        <div className="locator">
            <ZipForm
                zip={searchedZip ?? refusedZip}
                isRefused={refusedZip !== undefined && place === null}
                onSearch={searchZip}
                onUseLocation={device.locate}
                locating={device.state === 'asking'}
            />
            {device.state === 'denied' ? (
                <Notice tone="warning" live>
                    <p>{formatMessage(messages.denied)}</p>
                    <p>{formatMessage(messages.pleaseAgree)}</p>
                </Notice>
            ) : null}
            {device.state === 'not-found' ? (
                <Notice tone="warning" live>
                    <p>{formatMessage(messages.notLocated)}</p>
                </Notice>
            ) : null}
            {place === null ? (
                <p>
                    <Link to={storesPath}>{formatMessage(messages.browse)}</Link>
                </p>
            ) : (
                <ChoiceProvider found={{zip, source}}>
                    <LocatorResults
                        key={JSON.stringify(place)}
                        found={found}
                        place={place}
                        shown={shown}
                    />
                </ChoiceProvider>
            )}
        </div>
    )
}
