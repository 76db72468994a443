import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import {AccountLoading, AccountSkeleton} from '@app/ui/navigation/account-skeleton'
import {LinesSkeleton} from './account-skeleton'

/** A list of payments or cards that is not known yet. */
export const PaymentLinesSkeleton = () => (
    <div className="account-lines">
        <AccountLoading />
        <LinesSkeleton />
        <LinesSkeleton />
        <LinesSkeleton />
    </div>
)

/** A page of payments before it is known whose they are. */
export const paymentSkeleton = (path: string, title: MessageDescriptor): ComponentType =>
    function PaymentSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <>
                <Head title={formatMessage(title)} index={false} />
                <AccountSkeleton path={path} title={formatMessage(title)}>
                    <PaymentLinesSkeleton />
                </AccountSkeleton>
            </>
        )
    }
