import Cookies from 'js-cookie'
import {answerOf, CommerceError, noResponse} from '@app/commerce/client'
import {isRefused} from '@app/commerce/outcome/outcome'
import {currentConsent} from '@app/commerce/session/tracking-choice'
import {withDeadline} from '@app/lib/browser/async'
import {storefrontConfig} from '../storefront-config'
import {hasSession} from './has-session'

/** The deadline of a call from the browser, in milliseconds [D-09]. */
const deadlineMs = 10_000

/**
 * Whether the shopper has refused tracking, themselves or by a signal (G-64). A renewal that said otherwise would take the
 * choice back: the platform writes it into the token, and the SDK drops a cookie that differs from that.
 */
const refusesTracking = (): boolean => currentConsent() === 'refused'

/** The SDK's own request for a new token with the refresh token, which our proxy adds and no script can read [D-05]. */
const requestToken = (): Promise<unknown> => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {clientId, organizationId} = commerceApi
    const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`
    return withDeadline(deadlineMs, async (signal) => {
        const response = await fetch(`/mobify/slas/public${path}`, {
            method: 'POST',
            headers: {
                'content-type': 'application/x-www-form-urlencoded',
                'x-site-id': defaultSite,
                'x-grant-type': 'refresh_token'
            },
            body: new URLSearchParams({
                grant_type: 'refresh_token',
                refresh_token: '',
                client_id: clientId,
                channel_id: defaultSite,
                dnt: String(refusesTracking())
            }).toString(),
            signal
        })
        return answerOf(response)
    })
}

const asFailure = (error: unknown): CommerceError =>
    error instanceof CommerceError ? error : new CommerceError(noResponse)

/** When the session's tokens expire; another time means other tokens. */
const endsOfTokens = (): string => {
    const {defaultSite} = storefrontConfig()
    const ends = [`cc-nx-expires_${defaultSite}`, `cc-at-expires_${defaultSite}`]
    return ends.map((name) => Cookies.get(name) ?? '').join()
}

/**
 * Renews the shopper's token without the SDK. Returns false if there is no session to renew: the SDK then starts a
 * guest's. Rejects with a CommerceError if that cannot be found out: neither an outage nor a gateway's web page with the
 * status 403 must sign a customer out [D-14] (D-49). If another tab has signed in meanwhile, it has newer tokens, to
 * which the refusal of the old ones does not apply [D-15].
 */
export const refreshToken = async (): Promise<boolean> => {
    if (!hasSession()) return false
    const before = endsOfTokens()
    const failure = await requestToken().then(() => null, asFailure)
    if (failure === null) return true
    if (!isRefused(failure)) throw failure
    if (endsOfTokens() !== before) return true
    // It was refused: removed so that the SDK does not send the same request again.
    Cookies.remove(`cc-nx-expires_${storefrontConfig().defaultSite}`)
    return false
}
