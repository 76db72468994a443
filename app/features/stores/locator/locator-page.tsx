import {useState} from 'react'
import {useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {type LocatorPlace, type LocatorResult, locatorSearch} from '@app/commerce/stores/locator'
import {zipFromTyped} from '@app/domain/stores/store-address'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage, type LoaderArgs, optional} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {messages} from '../messages'
import {StoreLocator} from './store-locator'

/** The locator's page before its code is loaded. */
export const LocatorPageSkeleton = () => (
    <Main look="section" pending>
        <div className="stack">
            <HeadingSkeleton width="14rem" />
            <Skeleton height="20rem" />
        </div>
    </Main>
)

export type LocatorPageProps = {at: Pick<LoaderArgs, 'search'>}

/** How many stores an address asks to show; an invalid number means the first step. */
const shownIn = (search: URLSearchParams): number => {
    const shown = Number(search.get('shown'))
    return Number.isInteger(shown) && shown > 0 ? shown : 0
}

/** The locator on a page of its own [STORE-004]. A zip is part of its address; the device's position is not. */
export const LocatorPage = ({at: {search}}: LocatorPageProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    // The device's position applies to the address at which it was requested, not after going back to another.
    const [device, setDevice] = useState<{place: LocatorPlace; atZip: string} | null>(null)
    const zip = search.get('zip') ?? ''
    const look = (place: LocatorPlace) => {
        if (!('zip' in place)) return setDevice({place, atZip: zip})
        setDevice(null)
        goTo(`/store-locator?zip=${place.zip}`)
    }
    const found = zipFromTyped(zip)
    const given = found === undefined ? null : {zip: found}
    return (
        <Main look="section">
            <Head
                title={formatMessage(messages.title)}
                description={formatMessage(messages.description)}
                canonical="/store-locator"
                index={!search.has('zip')}
            />
            <h1>{formatMessage(messages.title)}</h1>
            <StoreLocator
                place={device?.atZip === zip ? device.place : given}
                shown={shownIn(search)}
                refusedZip={search.has('zip') && !given ? zip.slice(0, 10) : undefined}
                onSearch={look}
            />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, search}) => {
        const zip = zipFromTyped(search.get('zip') ?? '')
        return {
            around: optional<LocatorResult | null>(
                zip === undefined ? emptyQuery : locatorSearch(commerce, {zip})
            )
        }
    },
    skeleton: LocatorPageSkeleton
})(LocatorPage)
