import type {ClientRequest} from 'node:http'
import {Router, type RequestHandler} from 'express'
import {createProxyMiddleware, type Options} from 'http-proxy-middleware'
import type {Upstreams} from '../../../config/checked-upstreams'
import {refuse, refuseTheRest} from '../../limits/refuse'
import {limitSignIns} from '../../limits/sign-in-limiter'
import {ownOrigin, ownSignOut} from '../../proxy/own-origin'
import {giveProxied} from '../../proxy/proxied-response'
import {proxyGate, ruleOf, type GateSetup} from '../../proxy/proxy-gate'
import {apiRules, ocapiRules, pictureRules, slasRules} from '../../proxy/proxy-rules'
import {oneRenewal} from '../../session/inactivity/one-renewal'
import {refuseEnded, withoutEndedToken} from '../../session/inactivity/inactivity'
import {limitSubjects, sendReadBody, withReadBody} from '../../proxy/read-body'
import {accessTokenIn} from '../../session/session-cookies'
import type {Known} from '../../shared/known'
import {createEndAtPlatform} from '../../session/shopper-account'
import {upstreamAgent} from './upstream-agent'

/** Logs a failure of an upstream. */
export type Warn = (message: string) => void

/** The platform ends calls after 10 s (G-05); a little more, so that its own response arrives. */
const deadlineMs = 11_000

/** Longer than for data: no page waits for a picture, and a late one is better than none. */
const pictureDeadlineMs = 30_000

/** Removes the shopper's cookies and the current page's address from a call to an upstream. */
const withoutTraces = (outgoing: ClientRequest): void => {
    for (const name of ['cookie', 'origin', 'referer', 'x-site-id']) outgoing.removeHeader(name)
}

/** Called with each call that is sent on for a response, before it leaves. */
export type OnProxied = (outgoing: ClientRequest, res: object) => void

/** The upstream, where its failures are logged, and who watches its calls. */
type Upstream = {target: string; warn: Warn; onProxied: OnProxied | undefined}

/** A proxy whose calls are watched, if anybody does. */
const createProxy = ({onProxied}: Upstream, options: Options): RequestHandler =>
    createProxyMiddleware(
        onProxied
            ? {
                  ...options,
                  onProxyReq: (outgoing, req, res, settings) => {
                      void options.onProxyReq?.(outgoing, req, res, settings)
                      onProxied(outgoing, res)
                  }
              }
            : options
    )

/** Sends the shopper's own token, which no script can read, as the call's bearer token [API-001, D-05]. */
const asShopper = (outgoing: ClientRequest, cookies: string | undefined, siteId: string): void => {
    const token = accessTokenIn(cookies, siteId)
    if (token !== undefined) outgoing.setHeader('authorization', `Bearer ${token}`)
}

/**
 * What all proxies have in common: if the upstream does not respond in time, the response is 503 and the failure is
 * logged.
 */
const proxyTo = ({
    target,
    warn
}: Pick<Upstream, 'target' | 'warn'>): Options & {
    onProxyRes: NonNullable<Options['onProxyRes']>
} => ({
    target,
    agent: upstreamAgent(target),
    changeOrigin: true,
    xfwd: false,
    selfHandleResponse: true,
    proxyTimeout: deadlineMs,
    logProvider: () => ({
        log: () => undefined,
        debug: () => undefined,
        info: () => undefined,
        warn: (...words: unknown[]) => warn(words.join(' ')),
        error: (...words: unknown[]) => warn(words.join(' '))
    }),
    onProxyReq: withoutTraces,
    onProxyRes: (incoming, _req, res) => {
        const rule = ruleOf(res)
        if (!rule) {
            incoming.resume()
            return refuse(res, 404, 'no-such-call')
        }
        return giveProxied(incoming, res, rule, (message) =>
            warn(`An answer broke off: ${target}: ${message}`)
        )
    },
    onError: (_error, _req, res) => {
        if (!('headersSent' in res) || res.headersSent) return
        res.writeHead(503, {'content-type': 'application/json', 'cache-control': 'no-store'})
        res.end(
            JSON.stringify({
                title: 'Service Unavailable',
                detail: 'The commerce platform does not answer.'
            })
        )
    }
})

/**
 * Calls from the browser to the Commerce API. The shopper's access token is in an HttpOnly cookie, which no script can
 * read; here it becomes the call's bearer token [API-001, D-05].
 */
const commerceProxy = (upstream: Upstream, siteId: string): RequestHandler =>
    createProxy(upstream, {
        ...proxyTo(upstream),
        pathRewrite: {'^/api/scapi': ''},
        onProxyReq: (outgoing, {headers}, res) => {
            asShopper(outgoing, headers.cookie, siteId)
            // A response whose fields are filtered here has to arrive uncompressed.
            if (ruleOf(res)?.personal) outgoing.removeHeader('accept-encoding')
            withoutTraces(outgoing)
            sendReadBody(outgoing, res)
        }
    })

/** Calls from the browser to content assets and sessions of the classic API; such a session is only a cookie [API-039]. */
const ocapiProxy = (upstream: Upstream, siteId: string): RequestHandler => {
    const proxy = proxyTo(upstream)
    return createProxy(upstream, {
        ...proxy,
        pathRewrite: {'^/api/ocapi': ''},
        onProxyReq: (outgoing, {headers, method}) => {
            if (method === 'POST') asShopper(outgoing, headers.cookie, siteId)
            withoutTraces(outgoing)
        },
        onProxyRes: (incoming, req, res) => {
            const cookies = incoming.headers['set-cookie']
            if (cookies && req.method === 'POST') res.append('set-cookie', cookies)
            return proxy.onProxyRes(incoming, req, res)
        }
    })
}

/** Pictures of the image service under our own host: no second connection to open, and a CDN can cache them. */
const imageProxy = (upstream: Upstream): RequestHandler =>
    createProxy(upstream, {
        ...proxyTo(upstream),
        proxyTimeout: pictureDeadlineMs,
        pathRewrite: {'^/mobify/caching/images': ''}
    })

export type ProxySetup = Pick<GateSetup, 'counts' | 'callerOf' | 'siteId'> & {
    known: Known
    upstreams: Pick<Upstreams, 'commerceApi' | 'ocapi' | 'images'>
    organizationId: string
    clientId: string
    now: () => Date
    warn: Warn
    onProxied?: OnProxied | undefined
}

type SlasGateSetup = Omit<ProxySetup, 'upstreams' | 'warn' | 'onProxied'> & {
    upstreams: Pick<Upstreams, 'commerceApi'>
}

/**
 * The SDK, which does not know the refresh token, ends a session with an empty one; the kit adds the real one, and two
 * would be refused.
 */
const withoutEmptyToken: RequestHandler = (req, _res, next) => {
    const [path = '', query = ''] = req.originalUrl.split('?')
    if (path.endsWith('/oauth2/logout')) {
        const forwarded = new URLSearchParams(query)
        forwarded.delete('refresh_token')
        req.originalUrl = `${path}?${forwarded.toString()}`
        req.url = req.originalUrl.slice(req.baseUrl.length)
    }
    next()
}

/** Runs before the kit's own proxy for sign-in: the same table, and our own origin. */
const slasGate = (setup: SlasGateSetup): RequestHandler => {
    const router = Router()
    const gate = proxyGate({...setup, mount: '/mobify/slas', rules: slasRules(setup)})
    const platform = {...setup, commerceApi: setup.upstreams.commerceApi, fetch: globalThis.fetch}
    const inTime = withoutEndedToken(setup, createEndAtPlatform(platform, deadlineMs))
    router.use(
        '/mobify/slas',
        ownOrigin,
        // First of all, the address gets its one spelling, which everything after it reads: `log%6fut` is a sign-out too.
        gate,
        ownSignOut,
        withoutEmptyToken,
        limitSignIns(setup),
        inTime,
        oneRenewal(setup.siteId, setup.known)
    )
    return router
}

/** All proxies at their paths. A browser reaches nothing of an upstream that the tables do not list. */
export const proxies = (setup: ProxySetup): RequestHandler => {
    const {upstreams, siteId, warn, onProxied} = setup
    const router = Router()
    const inTime = refuseEnded(setup)
    const mounted = (mount: string, rules: GateSetup['rules'], ...proxy: RequestHandler[]) =>
        router.use(mount, ownOrigin, proxyGate({...setup, mount, rules}), ...proxy)
    mounted(
        '/api/scapi',
        apiRules(setup),
        inTime,
        withReadBody,
        limitSubjects(setup),
        commerceProxy({target: upstreams.commerceApi, warn, onProxied}, siteId)
    )
    mounted(
        '/api/ocapi',
        ocapiRules(setup),
        inTime,
        ocapiProxy({target: upstreams.ocapi, warn, onProxied}, siteId)
    )
    mounted(
        '/mobify/caching/images',
        pictureRules(),
        imageProxy({target: upstreams.images, warn, onProxied})
    )
    router.use('/mobify/proxy', refuseTheRest)
    router.use('/mobify/caching', refuseTheRest)
    router.use(slasGate(setup))
    return router
}
