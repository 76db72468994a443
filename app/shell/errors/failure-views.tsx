import {useIntl} from 'react-intl'
import type {CommerceFailure} from '@app/commerce/client'
import {Head} from '@app/routing/view/head'
import type {FailureViews} from '@app/routing/view/route-view'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {SearchForm} from '../header/search-form'
import {PageBanner} from '../layout/page-banner'
import {ToSignIn} from '../sign-in/to-sign-in'
import {ErrorPage} from './error-page'
import {errorPageMessages as errorMessages, failureMessages, notFoundMessages} from './messages'

/** The page for an unknown address, in the layout: a search form and the way home (G-09). */
export const NotFoundPage = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="failure">
            <h1>{formatMessage(notFoundMessages.title)}</h1>
            <p className="failure__help">{formatMessage(notFoundMessages.help)}</p>
            <SearchForm label={formatMessage(notFoundMessages.search)} />
            <ButtonLink look="secondary" to="/">
                {formatMessage(notFoundMessages.home)}
            </ButtonLink>
        </Main>
    )
}

const NotFound = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Head title={formatMessage(notFoundMessages.title)} index={false} />
            <NotFoundPage />
        </>
    )
}

/** HTTP's own texts for the statuses with which a page may fail; none if there was no response. */
const statusTexts: Record<number, string> = {
    400: 'Bad Request',
    403: 'Forbidden',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    502: 'Bad Gateway',
    503: 'Service Unavailable',
    504: 'Gateway Timeout'
}

/** Quotes a status only if the platform sent it [SHELL-029] [SHELL-030]. */
const ErrorBanner = ({failure}: {failure: CommerceFailure}) => {
    const {status, code, hasNoResponse} = failure
    const statusText = hasNoResponse || code === 'garbled' ? undefined : statusTexts[status]
    return <PageBanner of={{kind: 'error', ...(statusText !== undefined && {statusText})}} />
}

const Failed = ({failure, retry}: {failure: CommerceFailure; retry: () => void}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Head title={formatMessage(errorMessages.title)} index={false} />
            <ErrorPage
                insideLayout
                banner={<ErrorBanner failure={failure} />}
                message={formatMessage(failureMessages[failure.code])}
                onRefresh={retry}
                {...(failure.trace !== undefined && {stack: failure.trace})}
            />
        </>
    )
}

/** The views that the layout shows in place of a page that could not be loaded. */
export const failureViews: FailureViews = {
    notFound: () => <NotFound />,
    failed: (failure, retry) => <Failed failure={failure} retry={retry} />,
    signIn: (ended) => <ToSignIn ended={ended} />
}
