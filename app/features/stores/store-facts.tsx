import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {defaultStoreHours, isOpen} from '@app/domain/stores/store-hours'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useWallClock} from '@app/lib/browser/use-wall-clock'
import {Link} from '@app/routing/links/link'
import {buttonClass} from '@app/ui/button/button'
import {StoreHours} from '@app/ui/store/store-hours'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {infoMessages} from './messages'
import {directionsAddress, StoreAddress} from './store-address'

/** Whether a store is open now; only the browser knows, as a page may be cached for hours. */
export const OpenNow = ({timeZone}: {timeZone: string | null}) => {
    const {formatMessage} = useIntl()
    const hydrated = useHydrated()
    const wall = useWallClock(timeZone)
    if (wall === null) return null
    // Reserves the line for the text.
    if (!hydrated) return <span className="open-now">{'\u00a0'}</span>
    const open = isOpen(defaultStoreHours, wall)
    return (
        <span className={open ? 'open-now' : 'open-now open-now--closed'}>
            {formatMessage(open ? infoMessages.openNow : infoMessages.closedNow)}
        </span>
    )
}

/** A store's address, phone, opening hours and directions [STORE-017] to [STORE-021]. */
export const StoreFacts = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {phone, timeZone} = store
    return (
        <>
            <dl className="store-facts">
                <dt>{formatMessage(infoMessages.address)}</dt>
                <dd>
                    <StoreAddress store={store} />
                </dd>
                {phone === null ? null : (
                    <>
                        <dt>{formatMessage(infoMessages.phone)}</dt>
                        <dd>
                            <PhoneLink number={phone} />
                        </dd>
                    </>
                )}
                <dt>{formatMessage(infoMessages.hours)}</dt>
                <dd>
                    <StoreHours />
                    <OpenNow timeZone={timeZone} />
                </dd>
            </dl>
            <Link className={buttonClass('secondary')} to={directionsAddress(store)}>
                {formatMessage(infoMessages.directions)}
            </Link>
        </>
    )
}
