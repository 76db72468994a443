import {constants} from 'node:zlib'
import compression from 'compression'
import express, {type Express, type RequestHandler} from 'express'
import pinoHttp from 'pino-http'
import {refuseUnreadable} from '../limits/refuse'
import {bySite, findSite, storeOfSite} from '../sites/by-site'
import {onlySite, type SiteKey, type Sites} from '../sites/sites'
import {ownOrigin} from '../proxy/own-origin'
import {progressOf} from '../session/inactivity/inactivity'
import {admission} from './load/admission'
import {proxies, type ProxySetup} from './proxy/commerce-proxy'
import {createDraining, type Draining} from './load/graceful'
import {knownHost, plainHeaders, readableAddress, withoutPreview} from './guards'
import type {Logger} from './logs/logger'
import type {Metrics} from './logs/metrics'
import {createRequestIds, REQUEST_ID_HEADER, type RequestIds} from './logs/request-id'
import type {Tracing} from '../tracing/tracing'
import {staticBundle} from './proxy/static-bundle'
import {storeKeyed} from './proxy/store-keyed'

export type FrontSetup = {
    /** The kit's Express application. */
    kit: RequestHandler
    buildDir: string
    bundleId: string
    proxy: Omit<ProxySetup, 'warn' | 'onProxied'>
    /** The sites that are served; the proxies' own, if left out. */
    sites?: Sites<SiteKey>
    /** The secret of a cache in front that keys pages on the store. */
    frontCacheWord?: string | undefined
    /** Where Storefront Preview may show the shop in a frame. */
    previewOrigins?: readonly string[]
    /** Whether the process is at its limit. */
    isBusy?: () => boolean
    /** Whether the process is shutting down. */
    draining?: Draining
    /** The ids of requests; those of the log, if its lines are to have them. */
    requestIds?: RequestIds
    log: Logger
    metrics: Metrics
    /** Makes traces, if a collector is named. */
    tracing?: Pick<Tracing, 'request' | 'proxied'> | undefined
}

/**
 * On Managed Runtime the CDN sets these headers, and the kit trusts them more than the address: a shopper who sent them
 * could get another page cached under an address. Here no CDN sets them, so they are removed.
 */
const withoutEdgeHeaders: RequestHandler = (req, _res, next) => {
    delete req.headers['x-mobify-request-class']
    delete req.headers['x-mobify-querystring']
    next()
}

/** The path without its query, which may contain what a shopper typed. */
const pathOnly = (url: string | undefined): string => (url ?? '').split('?')[0] ?? ''

/** Calls to the platform and files are counted; each page is logged, and each call to our own server. */
const isCallOrFile = (path: string): boolean => /^\/(?:mobify|api\/(?:scapi|ocapi))\//.test(path)

/** A line for each page and each call to our own server. */
const requestLog = (log: Logger): RequestHandler =>
    pinoHttp({
        logger: log,
        genReqId: (req) => String(req.headers[REQUEST_ID_HEADER]),
        autoLogging: {ignore: (req) => isCallOrFile(pathOnly(req.url))},
        serializers: {
            req: ({id, method, url}: {id: string; method: string; url: string}) => ({
                id,
                method,
                path: pathOnly(url)
            }),
            res: ({statusCode}: {statusCode: number}) => ({statusCode})
        },
        customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'debug')
    })

/** One level above the library's default of 4: pages are a tenth smaller, for half a millisecond of CPU. */
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}

/** The limits of admission per process; measured by bench/server/overload.ts. */
const admitted = {whileBusy: 4, least: 12, most: 200, longestLine: 40, longestWaitMs: 300}

/** Whether cookies are of a customer's session that our server has signed and that has not ended. */
const hasSessionAt =
    ({siteId, now}: Pick<ProxySetup, 'siteId' | 'now'>) =>
    (cookies: string): boolean =>
        progressOf(cookies, {siteId, now}).state === 'running'

type SitesProxies = {proxy: FrontSetup['proxy']; sites: Sites<SiteKey>}

/** Whether cookies are of such a session at any of the sites: who has one goes first, whichever page they open. */
const hasSessionIn = ({proxy, sites}: SitesProxies): ((cookies: string) => boolean) => {
    const sessionsAt = sites.all.map(({id: siteId}) => hasSessionAt({...proxy, siteId}))
    return (cookies) => sessionsAt.some((isIn) => isIn(cookies))
}

/** The proxies of each site. */
const siteProxies = (
    {proxy, sites, tracing}: SitesProxies & Pick<FrontSetup, 'tracing'>,
    log: Logger
): RequestHandler =>
    bySite(sites, (site) =>
        proxies({
            ...proxy,
            ...storeOfSite(proxy, site),
            siteId: site.id,
            warn: (message) => log.warn(message),
            onProxied: tracing?.proxied
        })
    )

/** What the CDN does on Managed Runtime, done by our own process: bundle, proxies, compression, logs and health. */
export const createFront = ({
    kit,
    buildDir,
    bundleId,
    proxy,
    sites = onlySite(proxy.siteId),
    frontCacheWord,
    previewOrigins = [],
    isBusy = () => false,
    draining = createDraining(),
    requestIds = createRequestIds(),
    log,
    metrics,
    tracing
}: FrontSetup): Express => {
    const app = express()
    app.disable('x-powered-by')
    app.use(requestIds.handler)
    app.use(plainHeaders)
    app.get(
        '/healthz',
        (_req, res) => void res.type('text').set('cache-control', 'no-store').send('ok')
    )
    app.use(draining.handler)
    app.use(knownHost)
    app.use(findSite(sites))
    app.use(withoutEdgeHeaders)
    app.use(metrics.observe)
    if (tracing) app.use(tracing.request)
    // Before the log: refusals are counted, but logging each of them would cost more than a page.
    const {isClosing} = draining
    const hasSession = hasSessionIn({proxy, sites})
    const onQueue = metrics.countQueue
    const now = () => performance.now()
    app.use(admission({...admitted, isBusy, hasSession, isClosing, onQueue, now}))
    app.use(requestLog(log))
    app.use(readableAddress)
    app.use(`/mobify/bundle/${bundleId}`, ...staticBundle(buildDir))
    const compress = compression({threshold: 1024, brotli: BROTLI})
    app.use('/api/scapi', compress)
    app.use(siteProxies({proxy, sites, tracing}, log))
    app.use('/api', ownOrigin)
    app.use(compress)
    app.use(storeKeyed(frontCacheWord))
    app.use(withoutPreview(previewOrigins))
    app.use(kit)
    app.use(refuseUnreadable)
    return app
}
