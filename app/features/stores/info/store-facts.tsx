import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {Link} from '@app/routing/links/link'
import {buttonClass} from '@app/ui/button/button-class'
import {infoMessages} from '../messages'
import {directionsAddress} from './directions-address'
import {OpenNow} from './open-now'
import {StoreAddress} from './store-address'
import {StoreHours} from './store-hours'

/** Where a store is, how to call it, when it is open and how to get there [STORE-017] to [STORE-021]. */
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
                            <a href={`tel:+1${phone.replace(/\D/g, '')}`}>{phone}</a>
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
