import {createHash, randomBytes} from 'node:crypto'
import {parse} from 'cookie'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'

const {
    defaultSite: siteId,
    commerceApi: {organizationId, clientId}
} = checkedConfig(rawConfig)

const slas = `/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`

/**
 * A browser's visit to a shop: it keeps cookies, and says that its calls come from the shop itself. Each call has `always`,
 * too: headers of a proxy before the shop.
 */
export const shopVisitor = (origin: string, always: Record<string, string> = {}) => {
    const jar = new Map<string, string>()

    const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
        const headers = new Headers({'sec-fetch-site': 'same-origin', ...always, ...init.headers})
        if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
        const answer = await fetch(`${origin}${path}`, {redirect: 'manual', ...init, headers})
        for (const cookie of answer.headers.getSetCookie()) {
            const [[name, value = ''] = ['']] = Object.entries(parse(cookie))
            if (value === '') jar.delete(name)
            else jar.set(name, value)
        }
        return answer
    }

    const proof = () => {
        const verifier = randomBytes(48).toString('base64url')
        return {verifier, challenge: createHash('sha256').update(verifier).digest('base64url')}
    }
    const common = {
        client_id: clientId,
        channel_id: siteId,
        redirect_uri: `${origin}/callback`
    }
    const exchange = (location: string | null, verifier: string, grant: string) => {
        const returned = new URL(location ?? '', origin).searchParams
        return call(`${slas}/token`, {
            method: 'POST',
            body: new URLSearchParams({
                ...common,
                code: returned.get('code') ?? '',
                usid: returned.get('usid') ?? '',
                code_verifier: verifier,
                grant_type: grant
            })
        })
    }

    /** Begins a guest's session, as the SDK does. */
    const beGuest = async (): Promise<Response> => {
        const {verifier, challenge} = proof()
        const query = new URLSearchParams({
            ...common,
            response_type: 'code',
            hint: 'guest',
            code_challenge: challenge
        })
        const answer = await call(`${slas}/authorize?${query.toString()}`)
        return exchange(answer.headers.get('location'), verifier, 'authorization_code_pkce')
    }

    /** The first of the two calls of a sign-in. */
    const tryPassword = (login: string, password: string, challenge = proof().challenge) =>
        call(`${slas}/login`, {
            method: 'POST',
            headers: {
                authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
            },
            body: new URLSearchParams({...common, code_challenge: challenge})
        })

    /** Signs a customer of the sandbox in. */
    const signIn = async (login: string, password = 'Homeward!1'): Promise<Response> => {
        const {verifier, challenge} = proof()
        const answer = await tryPassword(login, password, challenge)
        if (answer.status !== 303) return answer
        return exchange(answer.headers.get('location'), verifier, 'authorization_code_pkce')
    }

    /** Asks for a new token as the SDK does: the one for that is in a cookie. */
    const renew = (): Promise<Response> =>
        call(`${slas}/token`, {
            method: 'POST',
            headers: {'x-grant-type': 'refresh_token'},
            body: new URLSearchParams({
                grant_type: 'refresh_token',
                refresh_token: '',
                client_id: clientId,
                channel_id: siteId
            })
        })

    /** The cookies, as a browser would send them. */
    const cookies = (): string => [...jar].map((pair) => pair.join('=')).join('; ')
    return {cookies, jar, call, beGuest, tryPassword, signIn, renew}
}
