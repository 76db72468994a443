import path from 'node:path'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import {urlencoded, type Express, type Request, type Response} from 'express'
import {anyPrefix} from '@app/lib/address/locales'
import {closedPaths, declaredReads, sitemapPages} from '@app/routing/route/declared'
import {inEveryLocale} from '@app/routing/route/locale-path'
import {routeAt} from '@app/routing/route/current-route'
import {layoutReads} from '@app/shell/layout/layout-queries'
import {shopRoutes} from '@app/shop-routes'
import rawUpstreams from '../../config/upstreams'
import {checkedConfig} from '../../config/storefront-config'
import {checkedUpstreams} from '../../config/checked-upstreams'
import {compiledMessages} from './compiled-messages'
import {proxies} from '../front/proxy/commerce-proxy'
import {nameConsole} from '../front/logs/console-lines'
import {readableAddress} from '../front/guards'
import {createRequestIds} from '../front/logs/request-id'
import {callerBehind, limitByAddress} from '../limits/limit-by-address'
import {refuseTheRest, refuseUnreadable} from '../limits/refuse'
import {mapRoute} from '../map/map-route'
import {chooseStore} from '../bff/visitors/choose-store'
import {ownOrigin} from '../proxy/own-origin'
import {scriptsIn} from '../bff/page-report'
import {shopperRoutes} from '../bff/shopper-routes'
import {ownRoutes} from '../bff/bff-routes'
import {cleanedSignInResponse} from '../session/provider/sign-in-response'
import {takeAgreementLink} from '../session/links/agreement-link'
import {takeOfferCode} from '../session/links/offer-link'
import {takeResetLink} from '../session/passwords/reset-password'
import {createGuestToken} from '../session/shopper-account'
import {requireSafeCookies, settingsFrom} from '../settings'
import {createSharedStore} from '../shared/shared-store'
import {announceScript} from './headers/announce-script'
import {clientIpOf} from './client-ip'
import {oneAddress} from './crawlers/one-address'
import {llmsTxt} from './crawlers/llms'
import {robotsTxt} from './crawlers/robots'
import {processedUrl} from './processed-url'
import {publicCalls} from './public-calls'
import {choiceOfClass} from './request-class'
import * as requestProcessor from './request-processor'
import {securityHeaders} from './security-headers'
import {serverTiming} from './headers/server-timing'
import {createShop} from './shop/shop'
import {createTurns} from './shop/turns'
import {sitemapRoutes} from './sitemap/sitemap-routes'

requireSafeCookies(process.env)
const config = getConfig()
const storefront = checkedConfig(config)
const upstreams = checkedUpstreams(rawUpstreams)
const formBody = urlencoded({extended: false, limit: '2kb', parameterLimit: 10})
const {trustedProxies, sharedStoreUrl} = settingsFrom(process.env)
const selfHostOrigin = process.env.SELF_HOST_ORIGIN
const inDevelopment = !process.env.AWS_LAMBDA_FUNCTION_NAME
const closed = closedPaths(shopRoutes)
const reads = [...layoutReads, ...declaredReads(shopRoutes)]
const buildDir = path.resolve(process.cwd(), 'build')
const shop = createShop({
    config: storefront,
    upstreams,
    messages: compiledMessages(inDevelopment ? 'app' : 'build'),
    now: () => Date.now(),
    fetch: globalThis.fetch,
    warn: (message) => console.warn(message)
})

const runtime = getRuntime()

// On Managed Runtime the CDN does these; on our own server the process in front does (server/main.ts).
if (selfHostOrigin !== undefined) {
    runtime._getProtocol = () => new URL(selfHostOrigin).protocol.replace(':', '')
    runtime._setupLogging = () => undefined
    runtime._setupProxying = () => undefined
}
if (selfHostOrigin === undefined) {
    const requestIds = createRequestIds()
    if (!inDevelopment) nameConsole(requestIds, console)
    runtime._setRequestId = (app) => void app.use(requestIds.handler)
}
if (selfHostOrigin !== undefined || inDevelopment)
    runtime._getRequestProcessor = () => requestProcessor

/**
 * The number of proxies in front, if TRUSTED_PROXIES is not set: Managed Runtime's CDN and gateway, otherwise the one
 * that terminates TLS.
 */
const usualProxies = (isSecure: boolean): number => {
    if (!isSecure) return 0
    return selfHostOrigin === undefined ? 2 : 1
}

// During development the shop may be opened on a phone, at the network's address and without TLS.
const isSecure = !inDevelopment && (selfHostOrigin ?? 'https:').startsWith('https:')
const proxiesInFront = trustedProxies ?? usualProxies(isSecure)

/** The one of this process: the server in front takes it from here. */
export const sharedStore = createSharedStore({
    url: sharedStoreUrl,
    now: () => Date.now(),
    warn: (message) => console.warn(message)
})

const guarded = {
    siteId: storefront.defaultSite,
    organizationId: storefront.commerceApi.organizationId,
    clientId: storefront.commerceApi.clientId,
    now: () => new Date(),
    counts: sharedStore.counts,
    known: sharedStore.known,
    callerOf: callerBehind(proxiesInFront)
}

// Must run before the kit overwrites the host and origin of a call with ours. On our own server the process in front
// does it.
if (selfHostOrigin === undefined) {
    runtime._setupProxying = (app) => {
        app.use('/api', ownOrigin)
        const warn = (message: string) => console.warn(message)
        app.use(proxies({...guarded, upstreams, warn}))
    }
}

const originOf = (req: Request): string => selfHostOrigin ?? `https://${req.hostname}`

const platform = {
    commerceApi: upstreams.commerceApi,
    deadlineMs: upstreams.deadlineMs,
    siteId: guarded.siteId,
    organizationId: guarded.organizationId,
    clientId: guarded.clientId,
    fetch: globalThis.fetch
}
const shopOrigin =
    selfHostOrigin ?? (inDevelopment ? `http://localhost:${process.env.PORT ?? 3000}` : '')

const ownShopperRoutes = shopperRoutes({
    platform,
    leads: upstreams.leads,
    personalization: upstreams.personalization,
    pages: shopRoutes.map(({name}) => name),
    scripts: scriptsIn(buildDir),
    provider: storefront.thirdParties.identityProvider,
    counts: guarded.counts,
    known: guarded.known,
    callerOf: guarded.callerOf,
    sharedToken: () => shop.token(),
    guestToken: createGuestToken(platform, shopOrigin || 'https://localhost', () => Date.now()),
    originOf: (req) => shopOrigin || originOf(req),
    accountMinutes: () => shop.accountMinutes(),
    firstReads: (page, shopper) => shop.firstReads(shopRoutes, page, shopper),
    now: guarded.now,
    warn: (message) => console.warn(message)
})

const turn = createTurns()

/** Calls per IP address to paid services in a minute: far more than a shopper's, far fewer than a script's. */
const mostPaid = 240

const preparePage = async (req: Request, res: Response): Promise<void> => {
    const choice = choiceOfClass(res.locals.requestClass)
    const {context, ...page} = await shop.pageRequest(req.path, choice, originOf(req))
    const originalSearch = String(res.locals.originalSearch ?? '')
    res.locals.page = {...page, context: {...context, originalSearch}, turn}
}

const cardRoutes = shopRoutes.filter(({hasCardFrame}) => hasCardFrame)
const hasCardFrame = (path: string): boolean => routeAt(cardRoutes, path) !== null

const customize = (app: Express): void => {
    app.use(securityHeaders(isSecure, storefront, hasCardFrame))

    app.get('/callback', (_req, res) => void res.set('cache-control', 'no-store').send())
    app.get('/worker.js', runtime.serveServiceWorker)
    app.get('/manifest.webmanifest', runtime.serveStaticFile('static/manifest.webmanifest'))
    app.get('/offline.html', runtime.serveStaticFile('static/offline.html'))
    app.get('/icons/:file([\\w-]+\\.(?:png|svg|ico))', (req, res, next) =>
        runtime.serveStaticFile(`static/icons/${req.params.file}`)(req, res, next)
    )
    app.get('/favicon.ico', runtime.serveStaticFile('static/icons/favicon.ico'))
    app.get('/robots.txt', (req, res) => {
        res.type('text/plain')
            .set('cache-control', 'public, max-age=3600')
            .send(robotsTxt(originOf(req), closed))
    })
    app.get('/llms.txt', (req, res) => {
        res.type('text/plain')
            .set('cache-control', 'public, max-age=3600')
            .send(llmsTxt(originOf(req)))
    })
    app.use(
        sitemapRoutes({
            shop: shop.catalogue,
            pages: sitemapPages(shopRoutes),
            originOf,
            now: () => Date.now(),
            warn: (message) => console.warn(message)
        })
    )
    app.get('/api/get-client-ip', (req, res) => {
        res.set('cache-control', 'no-store').json({clientIp: clientIpOf(req)})
    })
    app.use('/api', ownShopperRoutes)
    app.get(inEveryLocale('/my-accounts/resetPassword'), takeResetLink)
    app.get(new RegExp(`^${anyPrefix}/(claim-offer|pre-approved)$`), takeOfferCode)
    app.get(inEveryLocale('/link-agreement'), takeAgreementLink)
    const {maps: google, thirdPartyDeadlineMs: deadlineMs} = upstreams
    const warn = (message: string) => console.warn(message)
    const limited = limitByAddress({...guarded, name: 'paid', most: mostPaid, windowMs: 60_000})
    app.get('/api/map', limited, mapRoute({google, deadlineMs, fetch: globalThis.fetch, warn}))
    app.post('/api/choose-store', limited, formBody, chooseStore(isSecure, shop.mayChoose))
    app.use('/api', ownRoutes(shop.own, limited))
    app.use('/api/commerce', publicCalls({...guarded, upstreams, reads, token: shop.token}))
    app.use(['/api', '/mobify'], refuseTheRest, refuseUnreadable)

    app.get(
        '*',
        readableAddress,
        oneAddress(shopRoutes),
        processedUrl,
        serverTiming(),
        announceScript,
        (req, res, next) => {
            preparePage(req, res).then(() => runtime.render(req, res, next), next)
        }
    )
}

const {handler, app: expressApp} = runtime.createHandler(
    {
        buildDir,
        defaultCacheTimeSeconds: 600,
        mobify: config,
        port: Number(process.env.PORT ?? 3000),
        protocol: 'http',
        localAllowCookies: true,
        slasTarget: upstreams.commerceApi,
        onSLASPublicProxyRes: cleanedSignInResponse(guarded)
    },
    customize
)

export const get = handler
export const app = expressApp
