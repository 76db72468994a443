import type {ClientRequest, IncomingMessage, ServerResponse} from 'node:http'
import {Router, type RequestHandler} from 'express'
import {createProxyMiddleware, type Options} from 'http-proxy-middleware'
import type {Upstreams} from '../../config/checked-upstreams'
import {upstreamAgent} from './upstream-agent'

/** Where trouble with an upstream is written. */
export type Warn = (message: string) => void

/** The platform ends calls after 10 s (G-05); a little more, so that its own answer gets through. */
const deadlineMs = 11_000

/** Nothing of a page waits for a picture: one that comes late is better than a hole. */
const pictureDeadlineMs = 30_000

const accessTokenIn = (cookies: string | undefined, siteId: string): string | undefined =>
    cookies
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`cc-at_${siteId}=`))
        ?.slice(`cc-at_${siteId}=`.length)

/** A call that shows an upstream nothing of the shopper's cookies and of the page that they are on. */
const withoutTraces = (outgoing: ClientRequest): void => {
    for (const name of ['cookie', 'origin', 'referer']) outgoing.removeHeader(name)
}

/** Who is called, and where trouble with them is written. */
type Upstream = {target: string; warn: Warn}

/**
 * An answer without cookies, which breaks off where the upstream's does: else a browser would wait for the rest of it. That
 * is written down, unless the shopper left before.
 */
const asAnswered = (
    incoming: IncomingMessage,
    res: ServerResponse,
    {target, warn}: Upstream
): void => {
    delete incoming.headers['set-cookie']
    incoming.once('error', ({message}) => {
        if (!res.destroyed) warn(`An answer broke off: ${target}: ${message}`)
        res.destroy()
    })
}

/** What all proxies do alike: an upstream that does not answer in time is a 503, and is written down. */
const proxyTo = ({target, warn}: Upstream): Options => ({
    target,
    agent: upstreamAgent(target),
    changeOrigin: true,
    xfwd: false,
    proxyTimeout: deadlineMs,
    logProvider: () => ({
        log: () => undefined,
        debug: () => undefined,
        info: () => undefined,
        warn: (...words: unknown[]) => warn(words.join(' ')),
        error: (...words: unknown[]) => warn(words.join(' '))
    }),
    onProxyReq: withoutTraces,
    onProxyRes: (incoming, _req, res) => asAnswered(incoming, res, {target, warn}),
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
 * Calls of the browser to the Commerce API. The shopper's access token lives in an HttpOnly cookie, which no script
 * reads; here it becomes the call's bearer token [API-001, D-05].
 */
const commerceProxy = (upstream: Upstream, siteId: string): RequestHandler =>
    createProxyMiddleware({
        ...proxyTo(upstream),
        pathRewrite: {'^/mobify/proxy/api': ''},
        onProxyReq: (outgoing, req) => {
            const token = accessTokenIn(req.headers.cookie, siteId)
            if (token !== undefined && !req.headers.authorization) {
                outgoing.setHeader('authorization', `Bearer ${token}`)
            }
            withoutTraces(outgoing)
        },
        onProxyRes: (incoming, _req, res) => {
            incoming.headers['cache-control'] = 'private, no-store'
            asAnswered(incoming, res, upstream)
        }
    })

/** Calls of the browser to content assets and sessions of the classic API; a session is nothing but its cookie [API-039]. */
const ocapiProxy = (upstream: Upstream): RequestHandler =>
    createProxyMiddleware({
        ...proxyTo(upstream),
        pathRewrite: {'^/mobify/proxy/ocapi': ''},
        onProxyRes: (incoming, req, res) => {
            const cookies = incoming.headers['set-cookie']
            asAnswered(incoming, res, upstream)
            if (cookies && req.path.endsWith('/sessions')) incoming.headers['set-cookie'] = cookies
        }
    })

/** Pictures from the image service under our own host: no second connection to open, and a CDN can keep them. */
const imageProxy = (upstream: Upstream): RequestHandler =>
    createProxyMiddleware(['/mobify/caching/images/dw/image/**'], {
        ...proxyTo(upstream),
        proxyTimeout: pictureDeadlineMs,
        pathRewrite: {'^/mobify/caching/images': ''}
    })

/** Its answer holds the token that opens an account: on the platform it is for trusted servers, here for no browser [D-13]. */
const FOR_NO_BROWSER = 'create-reset-token'

const isForNoBrowser = (path: string): boolean => {
    try {
        return decodeURIComponent(path).toLowerCase().includes(FOR_NO_BROWSER)
    } catch {
        // What cannot be read is no call of ours.
        return true
    }
}

const refuseWhatIsForServers: RequestHandler = (req, res, next) => {
    if (!isForNoBrowser(req.path)) return next()
    res.status(403).set('cache-control', 'no-store').json({
        title: 'Forbidden',
        detail: 'A browser may not make this call.'
    })
}

/** All three, where they belong. */
export const proxies = (upstreams: Upstreams, siteId: string, warn: Warn): RequestHandler => {
    const router = Router()
    const commerceApi = commerceProxy({target: upstreams.commerceApi, warn}, siteId)
    router.use('/mobify/proxy/api', refuseWhatIsForServers, commerceApi)
    router.use('/mobify/proxy/ocapi', ocapiProxy({target: upstreams.ocapi, warn}))
    router.use(imageProxy({target: upstreams.images, warn}))
    return router
}
