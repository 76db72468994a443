import {useState} from 'react'
import {useIntl} from 'react-intl'
import {nothing} from '@app/commerce/question'
import {
    locatorSearch,
    type LocatorAnswer,
    type LocatorPlace
} from '@app/commerce/stores/locator/locator-search'
import {isZip} from '@app/domain/store/place/zip'
import {definePage, optional, type LoadArgs} from '@app/routing/define-page'
import {Head} from '@app/routing/head'
import {useGoTo} from '@app/routing/address/use-go-to'
import {Main} from '@app/ui/ways/main/main'
import {messages} from '../messages'
import {StoreLocator} from './store-locator'
import {LocatorPageSkeleton} from './locator-page.skeleton'

export type LocatorPageProps = {at: Pick<LoadArgs, 'search'>}

/** How many stores an address wants shown; anything odd is the first step. */
const shownIn = (search: URLSearchParams): number => {
    const shown = Number(search.get('shown'))
    return Number.isInteger(shown) && shown > 0 ? shown : 0
}

/** The locator on a page of its own [STORE-004]. A zip stands in its address; where the device is does not. */
export const LocatorPage = ({at: {search}}: LocatorPageProps) => {
    const {formatMessage} = useIntl()
    const goTo = useGoTo()
    // Where the device is counts at the address at which it was asked for, not after going back to another.
    const [device, setDevice] = useState<{place: LocatorPlace; asked: string} | null>(null)
    const zip = search.get('zip') ?? ''
    const look = (place: LocatorPlace) => {
        if (!('zip' in place)) return setDevice({place, asked: zip})
        setDevice(null)
        goTo(`/store-locator?zip=${place.zip}`)
    }
    const given = isZip(zip) ? {zip} : null
    return (
        <Main look="section">
            <Head
                title={formatMessage(messages.title)}
                description={formatMessage(messages.description)}
                canonical="/store-locator"
                index={zip === ''}
            />
            <h1>{formatMessage(messages.title)}</h1>
            <StoreLocator
                place={device?.asked === zip ? device.place : given}
                shown={shownIn(search)}
                onSearch={look}
            />
        </Main>
    )
}

export const page = definePage({
    load: ({commerce, search}) => {
        const zip = search.get('zip') ?? ''
        return {
            around: optional<LocatorAnswer | null>(
                isZip(zip) ? locatorSearch(commerce, {zip}) : nothing
            )
        }
    },
    skeleton: LocatorPageSkeleton
})(LocatorPage)
