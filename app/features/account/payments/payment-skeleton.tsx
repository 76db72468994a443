import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {AccountLoading, AccountSkeleton} from '@app/ui/navigation/account-skeleton'
import {LinesSkeleton} from '../frame/account-skeleton'

/** The skeleton of a list of payments or cards. */
export const PaymentLinesSkeleton = () => (
    <div className="account-lines">
        <AccountLoading />
        <LinesSkeleton />
        <LinesSkeleton />
        <LinesSkeleton />
    </div>
)

/** The skeleton of a page of payments, until it is known who the shopper is. */
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
