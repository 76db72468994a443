import type {ComponentType} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {Head} from '@app/routing/head'
import {Skeleton} from '@app/ui/async/skeleton'
import {Notice} from '@app/ui/feedback/notice'
import {AccountFrame} from '@app/ui/navigation/account-frame'
import {messages} from './messages'

/** A section that is not known yet. */
export const SectionSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="customer-section">
            <p className="visually-hidden" role="status">
                {formatMessage(messages.loading)}
            </p>
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
            <Skeleton height="4rem" />
        </div>
    )
}

/** A customer's page before it is known who they are. */
export const customerSkeleton = (path: string, title: MessageDescriptor): ComponentType =>
    function CustomerSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <AccountFrame path={path} pending>
                <Head title={formatMessage(title)} index={false} />
                <h1>{formatMessage(title)}</h1>
                <noscript>
                    <Notice>{formatMessage(messages.needsScript)}</Notice>
                </noscript>
                <SectionSkeleton />
            </AccountFrame>
        )
    }
