import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import {Notice} from '@app/ui/feedback/notice'
import {AccountFrame} from '@app/ui/navigation/account-frame'
import {LinesSkeleton} from './account-skeleton'
import {messages} from './messages'

/** A list of payments or cards that is not known yet. */
export const PaymentLinesSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="account-lines">
            <p className="visually-hidden" role="status">
                {formatMessage(messages.loading)}
            </p>
            <LinesSkeleton />
            <LinesSkeleton />
            <LinesSkeleton />
        </div>
    )
}

/** A page of payments before it is known whose they are. */
export const paymentSkeleton = (path: string, title: MessageDescriptor): ComponentType =>
    function PaymentSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <AccountFrame path={path} pending>
                <Head title={formatMessage(title)} index={false} />
                <h1>{formatMessage(title)}</h1>
                <noscript>
                    <Notice>{formatMessage(messages.needsScript)}</Notice>
                </noscript>
                <PaymentLinesSkeleton />
            </AccountFrame>
        )
    }
