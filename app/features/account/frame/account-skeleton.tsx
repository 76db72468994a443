import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {Skeleton} from '@app/ui/async/skeleton'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {AccountLoading, AccountNeedsScript} from '@app/ui/navigation/account-skeleton'
import {messages} from './messages'

/** As many cards as most accounts have agreements. */
export const AgreementsSkeleton = () => (
    <div className="agreement-list" aria-hidden="true">
        {['first', 'second'].map((slot) => (
            <div key={slot} className="agreement-card">
                <Skeleton width="100%" height="6rem" />
                <div className="agreement-card__about">
                    <Skeleton width="70%" height="1.4rem" />
                    <Skeleton width="40%" />
                    <Skeleton width="100%" height="5rem" />
                </div>
            </div>
        ))}
    </div>
)

/** The skeleton of what is due. */
export const DueSkeleton = () => (
    <div className="due-line" aria-hidden="true">
        <Skeleton width="60%" height="1.6rem" />
    </div>
)

/** The skeleton of a short section. */
export const LinesSkeleton = () => <Skeleton height="3rem" />

/** The skeleton of the dashboard, until it is known who the shopper is. */
export const DashboardSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <AccountLayout path="/my-accounts" pending>
            <Head title={formatMessage(messages.title)} canonical="/my-accounts" index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            <AccountLoading />
            <AccountNeedsScript />
            <DueSkeleton />
            <AgreementsSkeleton />
        </AccountLayout>
    )
}
