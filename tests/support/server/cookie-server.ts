import Cookies from 'js-cookie'
import {record} from '@app/commerce/json'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {organization, type testSandbox} from '../../../sandbox/tests/test-sandbox'
import {changeEmail} from '../../../server/session/passwords/change-email'
import {shopperOfToken} from '../../../server/session/access-token'
import {apiRules, ocapiRules} from '../../../server/proxy/proxy-rules'

const {defaultSite: siteId, commerceApi} = checkedConfig(rawConfig)
const SLAS = '/mobify/slas/public'
const API = commerceApi.apiPath

type Sandbox = ReturnType<typeof testSandbox>
type Tokens = {access: string; refresh: string}

/** Responds to a call of the page instead of the server; undefined passes it on. */
export type Answer = (
    url: URL,
    request: Request
) => Promise<Response | undefined> | Response | undefined

const scope = {organizationId: organization, siteId}
const rules = [...apiRules(scope), ...ocapiRules(scope)]

/** Whether the shop's proxy allows a call to the platform. */
export const isListed = ({method}: Request, path: string): boolean =>
    rules.some((rule) => rule.method === method && rule.path.test(decodeURIComponent(path)))

const json = (status: number, body: unknown): Response =>
    new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}})

/** The cookies that end with a session. */
const readable = ['cc-at-expires', 'cc-at-dnt', 'cc-nx-expires', 'customer_id', 'customer_type']

/** The choice about tracking that a token carries. */
const dntOf = (token: string): string => {
    const claims: unknown = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    )
    return String(record(claims).dnt)
}

/** A response as a browser's fetch returns it: with its final address, after any redirect. */
const from = (url: string, answer: Response): Response =>
    Object.defineProperty(answer, 'url', {value: url})

/**
 * The shop's server for a page: it stores the tokens and adds them to calls; readable cookies have only their
 * expiry and the choice about tracking.
 * Calls that its proxy does not list are refused here too.
 */
export const cookieServer = (sandbox: Sandbox) => {
    let tokens: Tokens | null = null
    let renewable: 'registered' | 'guest' | null = null
    let isInactive = false
    let instead: Answer = () => undefined
    const calls: {method: string; path: string; query: string; body: string}[] = []

    const shopper = () => shopperOfToken(tokens?.access, sandbox.world.now())

    const store = (next: Tokens): void => {
        tokens = next
        renewable = null
        isInactive = false
        const known = shopper()
        if (!known) return
        const ends = String(Math.floor(known.expiresAt.getTime() / 1000))
        Cookies.set(`cc-at-expires_${siteId}`, ends)
        Cookies.set(`cc-nx-expires_${siteId}`, ends)
        Cookies.set(`cc-at-dnt_${siteId}`, dntOf(next.access))
        Cookies.set(`customer_id_${siteId}`, known.customerId)
        Cookies.set(`customer_type_${siteId}`, known.registered ? 'registered' : 'guest')
        Cookies.set(`usid_${siteId}`, known.usid)
    }
    const forget = (): void => {
        tokens = null
        renewable = null
        for (const name of readable) Cookies.remove(`${name}_${siteId}`)
    }

    const withToken = async (request: Request, url: URL, path: string): Promise<Response> => {
        const headers = new Headers(request.headers)
        if (tokens) headers.set('authorization', `Bearer ${tokens.access}`)
        const hasBody = !['GET', 'HEAD'].includes(request.method)
        const body = hasBody ? await request.clone().text() : undefined
        return sandbox.handle(
            new Request(`http://sandbox${path}${url.search}`, {
                method: request.method,
                headers,
                ...(body !== undefined && body !== '' && {body})
            })
        )
    }

    const token = async (request: Request, url: URL, path: string): Promise<Response> => {
        const form = new URLSearchParams(await request.clone().text())
        if (form.get('grant_type') === 'refresh_token')
            form.set('refresh_token', tokens?.refresh ?? '')
        const headers = {'content-type': 'application/x-www-form-urlencoded'}
        const answer = await sandbox.handle(
            new Request(`http://sandbox${path}${url.search}`, {
                method: 'POST',
                headers,
                body: form.toString()
            })
        )
        if (!answer.ok) return answer
        const {access_token: access, refresh_token: refresh, ...rest} = await answer.json()
        store({access, refresh})
        return json(200, rest)
    }

    const signInCall = async (request: Request, url: URL): Promise<Response> => {
        const path = url.pathname.slice(SLAS.length)
        if (path.endsWith('/token')) return token(request, url, path)
        if (path.endsWith('/logout')) {
            const answer = await withToken(request, url, path)
            forget()
            return answer
        }
        const headers = new Headers(request.headers)
        const body = request.method === 'POST' ? await request.clone().text() : undefined
        const answer = await sandbox.handle(
            new Request(`http://sandbox${path}${url.search}`, {
                method: request.method,
                headers,
                ...(body !== undefined && {body})
            })
        )
        const location = answer.headers.get('location')
        return location === null ? answer : from(new URL(location, url).href, new Response('here'))
    }

    const platform = {
        commerceApi: 'http://sandbox',
        organizationId: organization,
        siteId,
        clientId: commerceApi.clientId,
        deadlineMs: 4000,
        fetch: (input: RequestInfo | URL, init?: RequestInit) =>
            sandbox.handle(new Request(input, init))
    }

    const otherEmail = async (request: Request): Promise<Response> => {
        const known = shopper()
        if (!known || !tokens) return json(401, {type: 'sign-in-needed'})
        const {customerId} = known
        const changer = {token: tokens.access, customerId, origin: location.origin}
        const outcome = await changeEmail(platform, changer, await request.clone().json())
        return outcome === 'changed'
            ? new Response(null, {status: 204})
            : json(400, {type: outcome})
    }

    const answer = async (request: Request): Promise<Response> => {
        const url = new URL(request.url)
        const {pathname} = url
        const own = await instead(url, request)
        if (own) return own
        if (pathname.startsWith(SLAS)) return signInCall(request, url)
        if (pathname === '/api/session') return json(200, session())
        if (pathname === '/api/change-email') return otherEmail(request)
        if (pathname === '/api/agreement-link') return json(200, {state: 'none'})
        if (!pathname.startsWith(API)) return json(404, {type: 'no-such-call'})
        const path = pathname.slice(API.length)
        const body = await request.clone().text()
        calls.push({method: request.method, path, query: url.search, body})
        return isListed(request, path)
            ? withToken(request, url, path)
            : json(404, {type: 'no-such-call'})
    }

    const session = () => {
        const known = shopper()
        if (known) return {state: 'known', ...known, expiresAt: known.expiresAt.toISOString()}
        return {state: 'none', renewable, ...(isInactive && {ended: 'inactivity'})}
    }

    return {
        session,
        forget,
        calls,
        /** The token of this browser's shopper, which a page cannot read. */
        accessToken: () => tokens?.access ?? '',
        fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
            const address = input instanceof Request ? input : new URL(String(input), location.href)
            const request = new Request(address, init)
            const given = await answer(request)
            return given.url === '' ? from(request.url, given) : given
        },
        answerInstead: (next: Answer) => {
            instead = next
        },
        /** The access token has expired, and the platform refuses to renew it. */
        ended: () => {
            renewable = shopper()?.registered ? 'registered' : 'guest'
            tokens = null
            Cookies.remove(`cc-at-expires_${siteId}`)
        },
        /** Our server has ended the customer's session, which was inactive for too long. */
        endByInactivity: () => {
            renewable = 'registered'
            isInactive = true
            tokens = null
            Cookies.remove(`cc-at-expires_${siteId}`)
        },
        signedIn: (login: string) => {
            const [found] = sandbox.world
                .statement<{id: string}>('SELECT id FROM customer WHERE login = ?')
                .all(login)
            if (!found) throw new Error(`The sandbox has no customer ${login}`)
            store({access: sandbox.shopperToken(found.id), refresh: ''})
        }
    }
}
