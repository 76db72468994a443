import {useIntl} from 'react-intl'
import {applicationPath} from '@app/domain/approval/application-path'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {Head} from '@app/routing/view/head'
import {usePageLocation} from '@app/routing/route/location'
import {definePage, type LoaderArgs} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {useApplication} from '../frame/application-store'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {failureMessages} from '../frame/messages'
import {failedClaim} from '../offer/offer-store'
import {StoreContact} from '../frame/store-contact'

/** Sign-in failed on our side: a link back to sign-in, which then opens the page that was asked for [ROUTE-027]. */
const SignInFailure = () => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    const {search} = usePageLocation()
    const back = new URLSearchParams(isLive ? search : '').get('return')
    const query = back === null ? '' : `?${new URLSearchParams({return: back}).toString()}`
    return (
        <>
            <p className="approval__lead">{formatMessage(failureMessages.loginLead)}</p>
            <ButtonLink to={`/login${query}`} prefetch={false}>
                {formatMessage(failureMessages.login)}
            </ButtonLink>
        </>
    )
}

/** No decision could be made: what happened to the answers, and a button to try again [ROUTE-026]. */
const DecisionFailure = () => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    const {answers} = useApplication()
    const isStored = isLive && answers.personal !== undefined
    const claim = isLive ? failedClaim() : null
    const begin = claim?.why === 'no-answer' ? claim.path : '/instant-approval'
    return (
        <>
            <p className="approval__lead">{formatMessage(failureMessages.lead)}</p>
            {isStored ? <p>{formatMessage(failureMessages.stored)}</p> : null}
            <ButtonLink to={isStored ? applicationPath('review') : begin}>
                {formatMessage(failureMessages.retry)}
            </ButtonLink>
        </>
    )
}

/** A service on our side did not respond: what to do now, and who to ask (G-22) [ROUTE-026] [ROUTE-027]. */
export const ServiceFailurePage = ({at}: {at: LoaderArgs}) => {
    const {formatMessage} = useIntl()
    const isAtSignIn = at.pathname === '/service-failure-login'
    const title = formatMessage(isAtSignIn ? failureMessages.loginTitle : failureMessages.title)
    return (
        <Main look="approval">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            {isAtSignIn ? <SignInFailure /> : <DecisionFailure />}
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: ApprovalPageSkeleton
})(ServiceFailurePage)
