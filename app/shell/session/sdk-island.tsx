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

/**
 * A text as its UTF-8 bytes, one character for each. The SDK encodes credentials with the browser's btoa, which takes
 * characters for bytes: a text as it is would be sent as Latin-1, or not at all (D-50). For ASCII both are the same.
 */
const inBytes = (text: string): string =>
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')

type Ready = {onReady: (signIn: SdkSignIn) => void}

/** Provides the SDK's functions for the session. Renders nothing. */
const SignIn = ({onReady}: Ready) => {
    const {getTokenWhenReady} = useAccessToken()
    const {mutateAsync: logIn} = useAuthHelper(AuthHelpers.LoginRegisteredUserB2C)
    const {mutateAsync: logOut} = useAuthHelper(AuthHelpers.Logout)
    const latest = useLatest({getTokenWhenReady, logIn, logOut})

    useEffect(
        () =>
            onReady({
                ready: () => withDeadline(deadlineMs, () => latest.current.getTokenWhenReady()),
                logIn: ({login, password}) =>
                    latest.current.logIn({
                        username: inBytes(login),
                        password: inBytes(password)
                    }),
                logOut: () => latest.current.logOut()
            }),
        [latest, onReady]
    )
    return null
}

/**
 * The commerce SDK, for signing in, signing out, and a guest's first token. In a chunk of its own, which a
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
