import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import {Skeleton} from '@app/ui/async/skeleton'
import {AccountLoading, AccountSkeleton} from '@app/ui/navigation/account-skeleton'

/** A section that is not known yet. */
export const SectionSkeleton = () => (
    <div className="customer-section">
        <AccountLoading />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
    </div>
)

/** A customer's page before it is known who they are. */
export const customerSkeleton = (path: string, title: MessageDescriptor): ComponentType =>
    function CustomerSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <>
                <Head title={formatMessage(title)} index={false} />
                <AccountSkeleton path={path} title={formatMessage(title)}>
                    <SectionSkeleton />
                </AccountSkeleton>
            </>
        )
    }
