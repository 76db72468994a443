import type {CommerceFailure} from '@app/commerce/commerce-error'
import {Head} from '@app/routing/head'
import type {FailureViews} from '@app/routing/route-view'
import {useIntl} from 'react-intl'
import {ErrorPage} from '../error-page/error-page'
import {messages as errorMessages} from '../error-page/messages'
import {failureMessages} from './failure-messages'
import {messages as notFoundMessages} from '../not-found/messages'
import {NotFoundPage} from '../not-found/not-found-page'

const NotFound = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Head title={formatMessage(notFoundMessages.title)} index={false} />
            <NotFoundPage />
        </>
    )
}

const Failed = ({failure, retry}: {failure: CommerceFailure; retry: () => void}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Head title={formatMessage(errorMessages.title)} index={false} />
            <ErrorPage
                framed
                message={formatMessage(failureMessages[failure.code])}
                onRefresh={retry}
                {...(failure.trace !== undefined && {stack: failure.trace})}
            />
        </>
    )
}

/** What the frame shows in place of a page that could not be had. */
export const failureViews: FailureViews = {
    notFound: () => <NotFound />,
    failed: (failure, retry) => <Failed failure={failure} retry={retry} />
}
