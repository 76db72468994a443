import {useIntl} from 'react-intl'
import type {LocatorPlace} from '@app/commerce/stores/locator/locator-search'
import {storesPath} from '@app/domain/store/place/store-path'
import {Link} from '@app/routing/links/link'
import {Notice} from '@app/ui/words/notice/notice'
import {ChoiceProvider} from '../choice/choice-provider'
import {messages} from '../messages'
import {LocatorResults} from './locator-results'
import {useDevicePlace} from './use-device-place'
import {useFoundStores} from './use-found-stores'
import {ZipForm} from './zip-form'

export type StoreLocatorProps = {
    /** What was searched; nothing at first. */
    place: LocatorPlace | null
    /** How many stores of the list are shown at first. */
    shown?: number
    onSearch: (place: LocatorPlace) => void
}

/** Looking for a store and making it one's own: the same in a dialog [STORE-003] and on a page of its own [STORE-004]. */
export const StoreLocator = ({place, shown = 0, onSearch}: StoreLocatorProps) => {
    const {formatMessage} = useIntl()
    const {found, zip, source} = useFoundStores(place)
    const device = useDevicePlace(onSearch)
    const searchZip = (asked: string) => {
        device.forget()
        onSearch({zip: asked})
    }
    return (
        <div className="locator">
            <ZipForm
                zip={place !== null && 'zip' in place ? place.zip : undefined}
                onSearch={searchZip}
                onUseLocation={device.ask}
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
                    <LocatorResults key={JSON.stringify(place)} found={found} shown={shown} />
                </ChoiceProvider>
            )}
        </div>
    )
}
