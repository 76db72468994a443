import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Notice} from '@app/ui/feedback/notice'
import {AccountLayout} from './account-layout'
import {accountSkeletonMessages as messages} from './messages'

/** Tells a screen reader that the account is loading. */
export const AccountLoading = () => (
    <p className="visually-hidden" role="status">
        {useIntl().formatMessage(messages.loading)}
    </p>
)

/** The message of an account page without script. */
export const AccountNeedsScript = () => {
    const {formatMessage} = useIntl()
    return (
        <noscript>
            <Notice>{formatMessage(messages.needsScript)}</Notice>
        </noscript>
    )
}

export type AccountSkeletonProps = {
    /** The path of the page, without locale prefix. */
    path: string
    title: string
    children: ReactNode
}

/** An account page before the shopper is known: its layout, its title and the skeleton of its content. */
export const AccountSkeleton = ({path, title, children}: AccountSkeletonProps) => (
    <AccountLayout path={path} pending>
        <h1>{title}</h1>
        <AccountNeedsScript />
        {children}
    </AccountLayout>
)
