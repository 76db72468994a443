import {
    AuthHelpers,
    CommerceApiProvider,
    useAccessToken,
    useAuthHelper
} from '@salesforce/commerce-sdk-react'
import {useEffect} from 'react'
import type {SdkSignIn} from '@app/commerce/shopper/session'
import {withDeadline} from '@app/lib/async'
import {currency, type Locale} from '@app/lib/locales'
import {useLatest} from '@app/lib/react-hooks'
import {storefrontConfig} from '../storefront-config'

const quiet = {
    debug: () => undefined,
    info: () => undefined,
    log: () => undefined,
    warn: () => undefined,
    error: () => undefined
}

/** The SDK's own calls have no deadline; in browsers a call ends after this [D-09]. */
const deadlineMs = 10_000

type Ready = {onReady: (signIn: SdkSignIn) => void}

/** Provides the SDK's functions for the session. Renders nothing. */
const SignIn = ({onReady}: Ready) => {
    const {getTokenWhenReady} = useAccessToken()
    const {mutateAsync: logIn} = useAuthHelper(AuthHelpers.LoginRegisteredUserB2C)
    const {mutateAsync: register} = useAuthHelper(AuthHelpers.Register)
    const {mutateAsync: logOut} = useAuthHelper(AuthHelpers.Logout)
    const latest = useLatest({getTokenWhenReady, logIn, register, logOut})

    useEffect(
        () =>
            onReady({
                ready: () => withDeadline(deadlineMs, () => latest.current.getTokenWhenReady()),
                logIn: ({login, password}) => latest.current.logIn({username: login, password}),
                register: ({password, email, firstName, lastName, phone}) => {
                    const phoneMobile = phone === undefined ? {} : {phoneMobile: phone}
                    const customer = {firstName, lastName, email, login: email, ...phoneMobile}
                    return latest.current.register({customer, password})
                },
                logOut: () => latest.current.logOut()
            }),
        [latest, onReady]
    )
    return null
}

/**
 * The commerce SDK, for signing in, registering, signing out, and a guest's first token. In a chunk of its own, which a
 * shopper with a session does not load before one of these (docs/decisions/0025). The SDK does not start the session
 * itself.
 */
export const SdkIsland = ({locale, onReady}: Ready & {locale: Locale}) => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {origin} = window.location
    return (
        <CommerceApiProvider
            clientId={commerceApi.clientId}
            organizationId={commerceApi.organizationId}
            shortCode={commerceApi.shortCode}
            siteId={defaultSite}
            locale={locale}
            currency={currency}
            proxy={`${origin}${commerceApi.apiPath}`}
            publicClientProxyEndpoint={`${origin}/mobify/slas/public`}
            redirectURI={`${origin}/callback`}
            headers={{'x-site-id': defaultSite}}
            enableHttpOnlySessionCookies
            disableAuthInit
            logger={quiet}
            silenceWarnings
        >
            <SignIn onReady={onReady} />
        </CommerceApiProvider>
    )
}
