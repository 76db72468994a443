import {useIntl} from 'react-intl'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {definePage} from '@app/routing/route/page'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {signUpPath, unsubscribePath} from './deals-addresses'
import {confirmationMessages as messages, dealsMessages} from './messages'
import {signUpMarks} from './sign-up-marks'

/** Thanks a browser that has signed up, and offers the form to any other: nobody is thanked for nothing. */
const Outcome = () => {
    const {formatMessage} = useIntl()
    return signUpMarks.hasAccepted() ? (
        <Notice tone="good">{formatMessage(dealsMessages.thanks)}</Notice>
    ) : (
        <p>
            {formatMessage(messages.notYet)}{' '}
            <Link to={signUpPath}>{formatMessage(messages.signUp)}</Link>
        </p>
    )
}

/** What comes after the sign-up [ROUTE-010]. */
export const ConfirmationPage = () => {
    const {formatMessage} = useIntl()
    const isHydrated = useHydrated()
    return (
        <Main look="deals">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            {isHydrated ? <Outcome /> : <Skeleton height="3rem" />}
            <p>{formatMessage(messages.next)}</p>
            <p className="deals__actions">
                <ButtonLink to="/deals">{formatMessage(messages.shop)}</ButtonLink>
                <Link to={unsubscribePath}>{formatMessage(messages.end)}</Link>
            </p>
        </Main>
    )
}

export const page = definePage({loader: () => ({}), skeleton: ConfirmationPage})(ConfirmationPage)
