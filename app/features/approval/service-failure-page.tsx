import {useIntl} from 'react-intl'
import {applicationPath} from '@app/domain/application-path'
import {useHydrated} from '@app/lib/react-hooks'
import {Head} from '@app/routing/head'
import {definePage, type LoaderArgs} from '@app/routing/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {useApplication} from './application-store'
import {ApprovalPageSkeleton} from './approval-page.skeleton'
import {failureMessages} from './messages'
import {failedClaim} from './offer-store'
import {StoreContact} from './store-contact'

/** No answer could be given: what became of the answers, another try and whom to ask (G-22) [ROUTE-026] [ROUTE-027]. */
export const ServiceFailurePage = ({at}: {at: LoaderArgs}) => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    const {answers} = useApplication()
    const isAtSignIn = at.pathname === '/service-failure-login'
    const isStored = isLive && answers.personal !== undefined
    const claim = isLive ? failedClaim() : null
    const begin = claim?.why === 'no-answer' ? claim.path : '/instant-approval'
    const title = formatMessage(isAtSignIn ? failureMessages.loginTitle : failureMessages.title)
    return (
        <Main look="approval">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <p className="approval__lead">{formatMessage(failureMessages.lead)}</p>
            {isStored && !isAtSignIn ? <p>{formatMessage(failureMessages.stored)}</p> : null}
            {isAtSignIn ? (
                <ButtonLink to="/login" prefetch={false}>
                    {formatMessage(failureMessages.login)}
                </ButtonLink>
            ) : (
                <ButtonLink to={isStored ? applicationPath('review') : begin}>
                    {formatMessage(failureMessages.retry)}
                </ButtonLink>
            )}
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: ApprovalPageSkeleton
})(ServiceFailurePage)
