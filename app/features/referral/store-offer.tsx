import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Skeleton} from '@app/ui/async/skeleton'
import {Notice} from '@app/ui/feedback/notice'
import {referralMessages as messages} from './messages'

export type StoreOfferProps = {store: Loadable<Store | null>}

/** What the store gives for a friend, in its own words; or that it gives nothing, or that this is not known. */
export const StoreOffer = ({store}: StoreOfferProps) => {
    const {formatMessage} = useIntl()
    if (store.state === 'loading') return <Skeleton height="5rem" />
    if (store.state === 'failed') {
        return <Notice tone="warning">{formatMessage(messages.unknown)}</Notice>
    }
    const referral = store.value?.referral
    if (referral === undefined) {
        return (
            <p>
                {formatMessage(messages.none)}{' '}
                <Link to="/store-locator">{formatMessage(messages.store)}</Link>
            </p>
        )
    }
    return (
        <Notice tone="good">
            <strong>{formatMessage(messages.offer)}</strong> {referral.description}
            {referral.code === null ? null : (
                <>
                    {' '}
                    <strong>{formatMessage(messages.code, {code: referral.code})}</strong>
                </>
            )}
        </Notice>
    )
}
