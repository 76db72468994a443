import Cookies from 'js-cookie'
import {CommerceError, errorCodeOf, noResponse} from '@app/commerce/client'
import {withDeadline} from '@app/lib/browser/async'
import {storefrontConfig} from '../storefront-config'
import {hasSession} from './has-session'

/** The deadline of a call from the browser, in milliseconds [D-09]. */
const deadlineMs = 10_000

/** The SDK's own request for a new token with the refresh token, which our proxy adds and no script can read [D-05]. */
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

/** When the session's tokens expire; another time means other tokens. */
const endsOfTokens = (): string => {
    const {defaultSite} = storefrontConfig()
    const ends = [`cc-nx-expires_${defaultSite}`, `cc-at-expires_${defaultSite}`]
    return ends.map((name) => Cookies.get(name) ?? '').join()
}

/**
 * Renews the shopper's token without the SDK. Returns false if there is no session to renew: the SDK then starts a
 * guest's. Rejects with a CommerceError if that cannot be found out: an outage must not sign a customer out [D-14]. If
 * another tab has signed in meanwhile, it has newer tokens, to which the refusal of the old ones does not apply [D-15].
 */
export const refreshToken = async (): Promise<boolean> => {
    if (!hasSession()) return false
    const before = endsOfTokens()
    const {ok, status} = await requestToken().catch(() => {
        throw new CommerceError(noResponse)
    })
    if (ok) return true
    if (![400, 401, 403].includes(status))
        throw new CommerceError({status, code: errorCodeOf(status)})
    if (endsOfTokens() !== before) return true
    // It was refused: removed so that the SDK does not send the same request again.
    Cookies.remove(`cc-nx-expires_${storefrontConfig().defaultSite}`)
    return false
}
