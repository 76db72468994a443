import Cookies from 'js-cookie'
import {CommerceError, errorCodeOf} from '@app/commerce/client'
import {withDeadline} from '@app/lib/async'
import {storefrontConfig} from '../storefront-config'
import {hasSession} from './has-session'

/** A call of the browser ends after this, milliseconds [D-09]. */
const deadlineMs = 10_000

/** The SDK's own request for another token by the refresh token, which our proxy adds and no script reads [D-05]. */
const requestToken = (): Promise<Response> => {
    const {commerceApi, defaultSite} = storefrontConfig()
    const {clientId, organizationId} = commerceApi
    const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`
    return withDeadline(deadlineMs, (signal) =>
        fetch(`/mobify/slas/public${path}`, {
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
                dnt: 'false'
            }).toString(),
            signal
        })
    )
}

/** When the session's tokens end: another time says that they are other tokens. */
const endsOfTokens = (): string => {
    const {defaultSite} = storefrontConfig()
    const ends = [`cc-nx-expires_${defaultSite}`, `cc-at-expires_${defaultSite}`]
    return ends.map((name) => Cookies.get(name) ?? '').join()
}

/**
 * Renews the shopper's token without the SDK. False where there is no session to renew, or none any more: the SDK then begins
 * a guest's. Rejects with a CommerceError where nobody can tell: a customer is not signed out by an outage [D-14].
 * Who has signed in meanwhile in another tab has newer tokens, which the refusal of the old one says nothing of [D-15].
 */
export const refreshToken = async (): Promise<boolean> => {
    if (!hasSession()) return false
    const before = endsOfTokens()
    const {ok, status} = await requestToken().catch(() => {
        throw new CommerceError({status: 503, code: 'unavailable'})
    })
    if (ok) return true
    if (![400, 401, 403].includes(status))
        throw new CommerceError({status, code: errorCodeOf(status)})
    if (endsOfTokens() !== before) return true
    // It was refused: the SDK need not ask for the same once more.
    Cookies.remove(`cc-nx-expires_${storefrontConfig().defaultSite}`)
    return false
}
