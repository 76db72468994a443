import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {locatorSearch, type LocatorPlace} from '@app/commerce/stores/locator/locator-search'
import {storesPath} from '@app/domain/store/place/store-path'
import {Link} from '@app/routing/links/link'
import {useQuestion} from '@app/routing/use-question'
import {useChangePlace, useVisit} from '@app/routing/visit'
import {Notice} from '@app/ui/words/notice/notice'
import {ChoiceProvider} from '../choice/choice-provider'
import {messages} from '../messages'
import {LocatorResults} from './locator-results'
import {useDevicePlace} from './use-device-place'
import {ZipForm} from './zip-form'

export type StoreLocatorProps = {
    /** What was searched; nothing at first. */
    place: LocatorPlace | null
    /** How many stores of the list are shown at first. */
    shown?: number
    onSearch: (place: LocatorPlace) => void
}

const noPlace: LocatorPlace = {zip: ''}

/** The answer for a place, and the shopper's place kept: what they searched is where prices are for (G-50). */
const useFound = (place: LocatorPlace | null) => {
    const {commerce, choice} = useVisit()
    const changePlace = useChangePlace()
    const found = useQuestion(locatorSearch(commerce, place ?? noPlace), place !== null)
    const zip = found.state === 'ready' ? found.value.zip : null
    const source = place !== null && 'zip' in place ? 'chosen' : 'geo'
    const isNews = choice?.storeId === undefined && zip !== null && choice?.zip !== zip

    useEffect(() => {
        if (place !== null && isNews) void changePlace({zip, source})
    }, [place, isNews, zip, source, changePlace])

    return {found, zip, source} as const
}

/** Looking for a store and making it one's own: the same in a dialog [STORE-003] and on a page of its own [STORE-004]. */
export const StoreLocator = ({place, shown = 0, onSearch}: StoreLocatorProps) => {
    const {formatMessage} = useIntl()
    const {found, zip, source} = useFound(place)
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
