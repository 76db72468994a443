import {randomBytes} from 'node:crypto'
import {Router, type Request, type RequestHandler, type Response} from 'express'
import {setHttpOnlySessionCookies} from '@salesforce/pwa-kit-runtime/ssr/server/process-token-response'
import {z} from 'zod'
import {returnPath} from '@app/domain/person/login-path'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {inLocale, localeOf} from '@app/routing/route/locale-path'
import {isFromOwnPage} from '../../proxy/own-origin'
import {shopperOfToken} from '../access-token'
import {accessTokenIn, consentIn, cookieIn} from '../session-cookies'
import {exchangeCode, newProof, type Platform} from '../shopper-account'
import {writeEnd} from '../write-end'
import {toCookieValue, setShortCookie, fromCookieValue} from '../links/short-cookie'
import {completeInFrame, failInFrame, framedState, isFramedState} from './sign-in-frame'
import type {SharedSite} from '../inactivity/inactivity'
import {cleanedSignInResponse} from './sign-in-response'

export type ProviderSetup = Pick<SharedSite, 'known' | 'now'> & {
    /** The address of the identity provider in browsers; empty if there is none. */
    provider: string
    platform: Platform
    originOf: (req: Request) => string
    warn: (message: string) => void
}

const path = '/api/ssologin'
const minutes = 10

const Begun = z.object({
    state: z.string().min(20),
    verifier: z.string().min(43),
    nonce: z.string(),
    back: z.string()
})
type Begun = z.infer<typeof Begun>

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A cookie for each attempt: two tabs that sign in at the same time do not disturb each other. */
const cookieOf = (state: string): string => `sso_${state.slice(0, 12)}`

/** The page to return to; never sign-in itself, and never another site. */
const backTo = (requested: unknown): string =>
    returnPath(safeRedirect(textIn(requested), [])) ?? '/'

/** Redirects to sign-in with the reason, or to the error page if the provider does not respond (G-22) [ROUTE-027]. */
const failed = (res: Response, error: string, back = '/'): void => {
    const isUnanswered = error === 'unavailable'
    const page = inLocale(localeOf(back), isUnanswered ? '/service-failure-login' : '/login')
    const query = new URLSearchParams({
        ...(!isUnanswered && {error}),
        ...(back !== '/' && {return: back})
    }).toString()
    return res.redirect(303, query === '' ? page : `${page}?${query}`)
}

/** The attempt of a callback: only the browser that started it has its cookie. */
const begunBy = (req: Request, res: Response): Begun | undefined => {
    const state = textIn(req.query.state)
    const name = cookieOf(state)
    const {data} = Begun.safeParse(fromCookieValue(cookieIn(req.headers.cookie, name)))
    if (data === undefined || data.state !== state) return undefined
    setShortCookie(res, {name, value: '', path, seconds: 0})
    return data
}

const redirectUriOf = ({originOf}: ProviderSetup, req: Request): string =>
    `${originOf(req)}${path}/callback`

const start =
    (setup: ProviderSetup): RequestHandler =>
    (req, res) => {
        const {provider, platform, now} = setup
        const back = backTo(req.query.return)
        const framed = req.query.frame === '1'
        if (provider === '') return framed ? failInFrame(res) : failed(res, 'unavailable', back)
        const {verifier, challenge} = newProof()
        const secret = randomBytes(24).toString('base64url')
        const state = framed ? framedState(secret) : secret
        const nonce = randomBytes(16).toString('base64url')
        setShortCookie(res, {
            name: cookieOf(state),
            value: toCookieValue({state, verifier, nonce, back}),
            path,
            seconds: minutes * 60,
            sameSite: framed ? 'strict' : 'lax'
        })
        const token = accessTokenIn(req.headers.cookie, platform.siteId)
        const shopper = shopperOfToken(token, now())
        const query = new URLSearchParams({
            client_id: platform.clientId,
            redirect_uri: redirectUriOf(setup, req),
            response_type: 'code',
            scope: 'openid',
            state,
            nonce,
            code_challenge: challenge,
            code_challenge_method: 'S256',
            ...(shopper && {usid: shopper.usid})
        })
        return res.redirect(303, `${provider}/single-sign-on/authorize?${query.toString()}`)
    }

const Tokens = z.object({access_token: z.string().min(1)})
const Answered = z.object({id_token: z.string()})
const Identity = z.object({nonce: z.string().optional()})

/**
 * Whether the identity token in a response belongs to another sign-in; without a nonce it proves nothing, and only the
 * PKCE verifier protects the sign-in.
 */
const isOthers = (body: Buffer, {nonce}: Begun): boolean => {
    try {
        const {id_token: token} = Answered.parse(JSON.parse(body.toString('utf8')))
        const [, payload = ''] = token.split('.')
        const identity = Identity.parse(
            JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
        )
        return identity.nonce !== undefined && identity.nonce !== nonce
    } catch {
        return false
    }
}

/** The outcome of a callback: `signed-in`, or the reason why it failed. */
const finish = async (
    setup: ProviderSetup,
    begun: Begun,
    req: Request,
    res: Response
): Promise<string> => {
    const {platform} = setup
    const code = textIn(req.query.code)
    if (code === '') return 'provider'
    const usid = textIn(req.query.usid)
    const redirectUri = redirectUriOf(setup, req)
    const {verifier} = begun
    // A token that says otherwise would make the SDK forget the shopper's choice.
    const refusesTracking = consentIn(req.headers) === 'refused'
    const given = {code, usid, verifier, redirectUri, refusesTracking}
    const answer = await exchangeCode(platform, given)
    if (!answer.ok) return (await writeEnd(answer)).end === 'refused' ? 'expired' : 'unavailable'
    const body = Buffer.from(await answer.arrayBuffer())
    // An answer without a token signs nobody in, and must not say so (D-48).
    Tokens.parse(JSON.parse(body.toString('utf8')))
    if (isOthers(body, begun)) return 'state'
    req.headers['x-site-id'] = platform.siteId
    setHttpOnlySessionCookies(body, answer, req, res, {})
    cleanedSignInResponse(setup)(Buffer.alloc(0), {headers: {}}, req, res)
    return 'signed-in'
}

const outcomeOf = (setup: ProviderSetup, begun: Begun, req: Request, res: Response) =>
    finish(setup, begun, req, res).catch((error: unknown) => {
        setup.warn(`Sign-in at the provider: ${error instanceof Error ? error.name : 'failed'}`)
        return 'unavailable'
    })

const callback =
    (setup: ProviderSetup): RequestHandler =>
    (req, res, next) => {
        if (isFramedState(textIn(req.query.state))) return completeInFrame(res)
        const begun = begunBy(req, res)
        if (!begun) return failed(res, 'state')
        const answer = (outcome: string) => {
            if (outcome !== 'signed-in') return failed(res, outcome, begun.back)
            // The page greets the customer, and merges the guest's cart and list.
            setShortCookie(res, {
                name: 'signed_in',
                value: 'provider',
                path: '/',
                seconds: 60,
                readable: true
            })
            return res.redirect(303, begun.back)
        }
        outcomeOf(setup, begun, req, res).then(answer).catch(next)
        return undefined
    }

/** Completes a sign-in in a frame, called by our page in it; the answer is the outcome alone. */
const framedCallback =
    (setup: ProviderSetup): RequestHandler =>
    (req, res, next) => {
        const isFramed = isFramedState(textIn(req.query.state))
        const begun = isFramed ? begunBy(req, res) : undefined
        const outcome = begun ? outcomeOf(setup, begun, req, res) : Promise.resolve('state')
        outcome.then((ended) => res.json({outcome: ended})).catch(next)
    }

/** Ends the provider's session and redirects back; a provider that is down prevents nobody from signing out [D-19]. */
const end =
    ({provider, platform, originOf}: ProviderSetup): RequestHandler =>
    (req, res) => {
        const back = backTo(req.query.return)
        // Another site's link to this address signs nobody out.
        if (provider === '' || !isFromOwnPage(req)) return res.redirect(303, back)
        const query = new URLSearchParams({post_logout_redirect_uri: `${originOf(req)}${back}`})
        const address = `${provider}/single-sign-on/logout?${query.toString()}`
        platform.fetch(address, {redirect: 'manual', signal: AbortSignal.timeout(1500)}).then(
            ({status}) => res.redirect(303, status < 400 ? address : back),
            () => res.redirect(303, back)
        )
        return undefined
    }

/**
 * Sign-in at the identity provider, started and completed by our server [D-16]. `state` binds the response to the
 * browser that started it, the verifier never leaves its HttpOnly cookie, and the tokens become the same cookies as for
 * every other sign-in.
 */
export const providerSignIn = (setup: ProviderSetup): Router => {
    const router = Router()
    router.use('/ssologin', (_req, res, next) => {
        res.set({'cache-control': 'no-store', 'referrer-policy': 'no-referrer'})
        next()
    })
    router.get('/ssologin/start', start(setup))
    router.get('/ssologin/callback', callback(setup))
    router.post('/ssologin/callback', framedCallback(setup))
    router.get('/ssologin/end', end(setup))
    return router
}
