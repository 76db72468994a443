import {createHash, randomBytes} from 'node:crypto'
import {z} from 'zod'
import type {EndAtPlatform} from './inactivity/inactivity'
import {accessTokenIn, refreshTokenIn} from './session-cookies'

/** The platform's sign-in, as our server calls it. */
export type Platform = {
    commerceApi: string
    organizationId: string
    siteId: string
    clientId: string
    deadlineMs: number
    fetch: typeof fetch
}

/** A PKCE secret and its challenge: whoever exchanges a code must know the secret [D-16]. */
export type Proof = {verifier: string; challenge: string}

export const newProof = (): Proof => {
    const verifier = randomBytes(48).toString('base64url')
    return {verifier, challenge: createHash('sha256').update(verifier).digest('base64url')}
}

/** The addresses of the platform's sign-in. */
export const slasOf = ({
    commerceApi,
    organizationId
}: Pick<Platform, 'commerceApi' | 'organizationId'>): string =>
    `${commerceApi}/shopper/auth/v1/organizations/${organizationId}/oauth2`

/** A code that the platform returned, whom it is for, its PKCE secret, and whether the shopper refuses tracking (G-64). */
export type Code = {
    code: string
    usid: string
    verifier: string
    redirectUri: string
    refusesTracking?: boolean
}

/** Exchanges a code for tokens, as every sign-in does. */
export const exchangeCode = (
    platform: Platform,
    {code, usid, verifier, redirectUri, refusesTracking = false}: Code
) =>
    platform.fetch(`${slasOf(platform)}/token`, {
        method: 'POST',
        body: new URLSearchParams({
            code,
            grant_type: 'authorization_code_pkce',
            code_verifier: verifier,
            client_id: platform.clientId,
            channel_id: platform.siteId,
            redirect_uri: redirectUri,
            dnt: String(refusesTracking),
            ...(usid !== '' && {usid})
        }),
        signal: AbortSignal.timeout(platform.deadlineMs)
    })

type Ended = Pick<Platform, 'commerceApi' | 'organizationId' | 'siteId' | 'clientId' | 'fetch'>

/** Revokes a session's tokens on the platform. Nothing waits for it; if it fails, the tokens expire by themselves. */
export const createEndAtPlatform =
    (platform: Ended, deadlineMs: number): EndAtPlatform =>
    (cookies) => {
        const {siteId, clientId} = platform
        const token = accessTokenIn(cookies, siteId)
        if (token === undefined) return
        const query = new URLSearchParams({
            client_id: clientId,
            channel_id: siteId,
            refresh_token: refreshTokenIn(cookies, siteId) ?? ''
        })
        const address = `${slasOf(platform)}/logout?${query.toString()}`
        platform
            .fetch(address, {
                headers: {authorization: `Bearer ${token}`},
                signal: AbortSignal.timeout(deadlineMs)
            })
            .then(
                ({body}) => body?.cancel(),
                () => undefined
            )
    }

const Tokens = z.object({access_token: z.string(), expires_in: z.number().default(1800)})

/** A guest token of the server itself, for calls that need a shopper but concern none; requested again before it expires. */
export const createGuestToken = (
    platform: Platform,
    origin: string,
    now: () => number
): (() => Promise<string>) => {
    const redirectUri = `${origin}/callback`
    let held = {token: '', until: 0}

    const requestToken = async (): Promise<string> => {
        const {verifier, challenge} = newProof()
        const query = new URLSearchParams({
            client_id: platform.clientId,
            channel_id: platform.siteId,
            hint: 'guest',
            response_type: 'code',
            redirect_uri: redirectUri,
            code_challenge: challenge
        })
        const answer = await platform.fetch(`${slasOf(platform)}/authorize?${query.toString()}`, {
            redirect: 'manual',
            signal: AbortSignal.timeout(platform.deadlineMs)
        })
        const returned = new URL(answer.headers.get('location') ?? '', origin).searchParams
        const code = returned.get('code') ?? ''
        const usid = returned.get('usid') ?? ''
        const tokens = await exchangeCode(platform, {code, usid, verifier, redirectUri})
        const {access_token: token, expires_in: seconds} = Tokens.parse(await tokens.json())
        held = {token, until: now() + (seconds - 120) * 1000}
        return token
    }
    return async () => (held.until > now() ? held.token : requestToken())
}
