import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/shopper/identity'
import {returnPath} from '@app/domain/credentials'
import {safeRedirect} from '@app/lib/safe-redirect'
import {useLocale} from '@app/routing/app-context'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {useNavigate, usePageLocation} from '@app/routing/location'
import {definePage} from '@app/routing/page'
import {PageRedirect} from '@app/routing/redirect'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'
import {loginMessages, registerMessages} from './messages'
import {LoginView, RegisterView, type SignInView} from './sign-in-view'

/** Where sign-in leads back to: a page of our own that was asked for, else the account (G-30) [AUTH-012]. */
const useReturnPath = (): string => {
    const {search} = usePageLocation()
    return returnPath(safeRedirect(new URLSearchParams(search).get('return'))) ?? '/account'
}

/** Sign-in and registration as a page of their own [ROUTE-011]; the same for everybody until somebody is signed in. */
export const LoginPage = () => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const identity = useIdentity()
    const navigate = useNavigate()
    const returnTo = useReturnPath()
    const heading = useRef<HTMLHeadingElement>(null)
    const [view, setView] = useState<Exclude<SignInView, 'reset'>>('login')
    const [switched, setSwitched] = useState(0)

    useEffect(() => {
        if (switched > 0) heading.current?.focus()
    }, [switched])

    if (identity.state === 'customer') return <PageRedirect to={inLocale(locale, returnTo)} />

    const show = (next: SignInView) => {
        if (next === 'reset') return navigate('/my-accounts/resetPassword')
        setView(next)
        setSwitched((times) => times + 1)
    }
    const views = {place: 'page', onView: show, onDone: () => undefined} as const
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
            {view === 'login' ? <LoginView {...views} /> : <RegisterView {...views} />}
        </Main>
    )
}

const LoginSkeleton = () => (
    <Main look="sign-in" pending>
        <HeadingSkeleton width="14rem" />
        <Skeleton height="20rem" />
    </Main>
)

export const page = definePage({loader: () => ({}), skeleton: LoginSkeleton})(LoginPage)
