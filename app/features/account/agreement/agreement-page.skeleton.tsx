import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {AccountNeedsScript} from '@app/ui/navigation/account-skeleton'
import {agreementMessages} from '../frame/agreement-messages'

/** The skeleton of an agreement, in the grid of its page. */
export const AgreementSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p className="visually-hidden" role="status">
                {formatMessage(agreementMessages.loading)}
            </p>
            <div className="agreement-head">
                <Skeleton height="10rem" />
                <div className="agreement-card__about">
                    <HeadingSkeleton width="20rem" />
                    <Skeleton width="8rem" />
                </div>
            </div>
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
        </>
    )
}

/** The skeleton of the page, until it is known who the shopper is. */
export const AgreementPageSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <AccountLayout path="/my-accounts" pending>
            <Head title={formatMessage(agreementMessages.title)} index={false} />
            <AccountNeedsScript />
            <AgreementSkeleton />
        </AccountLayout>
    )
}
