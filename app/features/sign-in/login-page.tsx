import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {sessionTimeouts, type SessionTimeouts} from '@app/commerce/preferences'
import {useIdentity} from '@app/commerce/session/identity'
import {returnPath} from '@app/domain/person/login-path'
import {useHydrated, useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {useLocale} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {useNavigate, usePageLocation, useReplace} from '@app/routing/route/location'
import {definePage, optional} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {noteReturn} from '@app/routing/links/sign-in'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {loginMessages, registerMessages} from './messages'
import {ProviderRefusal} from './provider-sign-in'
import {LoginView, RegisterView, type SignInView} from './sign-in-view'
import {TimeOutNote} from './time-out-note'

/** The query of the address. It is empty until hydration, because the server renders the same page for everybody. */
const useOwnQuery = (): URLSearchParams => {
    const {search} = usePageLocation()
    return new URLSearchParams(useHydrated() ? search : '')
}

/**
 * The path to go to after sign-in: the requested page if it belongs to this shop, otherwise the account (G-30)
 * [AUTH-012].
 */
const useReturnPath = (): string =>
    returnPath(safeRedirect(useOwnQuery().get('return'))) ?? '/account'

export type LoginPageProps = {timeouts: Loadable<SessionTimeouts>}

type PageView = Exclude<SignInView, 'reset'>

/** The current view. When the view changes, the heading gets the focus, so that it is read out. */
const usePageView = () => {
    const heading = useRef<HTMLHeadingElement>(null)
    const [{view, switched}, setView] = useState<{view: PageView; switched: number}>({
        view: 'login',
        switched: 0
    })
    useIsomorphicLayoutEffect(() => {
        if (switched > 0) heading.current?.focus()
    }, [switched])
    const show = (next: PageView) => setView({view: next, switched: switched + 1})
    return {view, show, heading}
}

/**
 * The error code that our callback adds to the address when the provider's sign-in failed. It is read once and then
 * removed from the address.
 */
const useProviderError = (): string | null => {
    const {path} = usePageLocation()
    const query = useOwnQuery()
    const replace = useReplace()
    const [error, setError] = useState<string | null>(null)
    const word = query.get('error')
    if (word !== null && word !== error) setError(word)

    query.delete('error')
    const rest = query.toString()
    const clean = word === null ? null : path + (rest === '' ? '' : `?${rest}`)
    useEffect(() => {
        if (clean !== null) replace(clean)
    }, [clean, replace])
    return error
}

/**
 * Redirects to the page that required sign-in, and remembers that: if that page sends the shopper here again, it is a
 * loop [D-14].
 */
const Returned = ({to}: {to: string}) => {
    const locale = useLocale()
    useEffect(() => noteReturn(to, Date.now()), [to])
    return <PageRedirect to={inLocale(locale, to)} />
}

/** Sign-in and registration as a separate page [ROUTE-011]. The HTML is the same for everybody until somebody signs in. */
export const LoginPage = ({timeouts}: LoginPageProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const identity = useIdentity()
    const navigate = useNavigate()
    const returnTo = useReturnPath()
    const {view, show, heading} = usePageView()
    const error = useProviderError()

    if (identity.state === 'customer') return <Returned to={returnTo} />

    const lead = (next: SignInView) =>
        next === 'reset' ? navigate('/my-accounts/resetPassword') : show(next)
    const views = {container: 'page', onView: lead, onDone: () => undefined} as const
    const title = view === 'login' ? loginMessages.title : registerMessages.title
    return (
        <Main look="sign-in">
            <Head
                title={formatMessage(
                    view === 'login' ? loginMessages.pageTitle : registerMessages.title
                )}
                index={false}
            />
            <h1 ref={heading} tabIndex={-1}>
                {formatMessage(title)}
            </h1>
            {error === null ? null : <ProviderRefusal error={error} />}
            {view === 'login' ? (
                <LoginView {...views} returnTo={inLocale(locale, returnTo)} />
            ) : (
                <RegisterView {...views} />
            )}
            <TimeOutNote timeouts={timeouts} />
        </Main>
    )
}

const LoginSkeleton = () => (
    <Main look="sign-in" pending>
        <HeadingSkeleton width="14rem" />
        <Skeleton height="20rem" />
    </Main>
)

export const page = definePage({
    loader: ({commerce}) => ({timeouts: optional(sessionTimeouts(commerce))}),
    skeleton: LoginSkeleton
})(LoginPage)
