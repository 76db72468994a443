import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {Skeleton} from '@app/ui/async/skeleton'
import {AccountLoading, AccountSkeleton} from '@app/ui/navigation/account-skeleton'

/** The skeleton of one section. */
export const SectionSkeleton = () => (
    <div className="customer-section">
        <AccountLoading />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
    </div>
)

/**
 * The skeleton of a customer's page, until it is known who the customer is. `path` is its place in the account's menu;
 * `canonical` its own address for search engines, as the page itself has it.
 */
export const customerSkeleton = (
    path: string,
    title: MessageDescriptor,
    address: {canonical?: string} = {canonical: path}
): ComponentType =>
    function CustomerSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <>
                <Head title={formatMessage(title)} index={false} {...address} />
                <AccountSkeleton path={path} title={formatMessage(title)}>
                    <SectionSkeleton />
                </AccountSkeleton>
            </>
        )
    }
