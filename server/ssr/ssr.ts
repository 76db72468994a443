import {randomUUID} from 'node:crypto'
import path from 'node:path'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import {getRuntime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import type {Express} from 'express'
import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import rawUpstreams from '../../config/upstreams'
import {checkedConfig} from '../../config/storefront-config'
import {checkedUpstreams} from '../../config/checked-upstreams'
import {compiledMessages} from './compiled-messages'
import {plainHeaders} from '../front/guards'
import {proxies} from '../front/proxy/commerce-proxy'
import {nameConsole} from '../front/logs/console-lines'
import {createRequestIds} from '../front/logs/request-id'
import {callerBehind} from '../limits/limit-by-address'
import {createContentVersion} from '../publishing/content-version'
import {createFrontCaches} from '../publishing/front-caches'
import {ownOrigin} from '../proxy/own-origin'
import {cleanedSignInResponse} from '../session/provider/sign-in-response'
import {requireSafeCookies, settingsFrom} from '../settings'
import {createSharedStore} from '../shared/shared-store'
import {bySite, eachSite, findSite, storeOfSite} from '../sites/by-site'
import {createSites, type Site} from '../sites/sites'
import {framed} from '../storefront-preview/frame'
import {createPreview} from '../storefront-preview/preview'
import * as requestProcessor from './request-processor'
import {securityHeaders} from './security-headers'
import {createContentFigures} from './shop/content-figures'
import {sitePartsFrom} from './site/site-parts'
import {siteRoutes} from './site/site-routes'

requireSafeCookies(process.env)
const config = getConfig()
const storefront = checkedConfig(config)
const upstreams = checkedUpstreams(rawUpstreams)
const {trustedProxies, sharedStoreUrl, siteHosts, trustsForwardedHost, ...settings} = settingsFrom(
    process.env
)
const selfHostOrigin = process.env.SELF_HOST_ORIGIN
const inDevelopment = !process.env.AWS_LAMBDA_FUNCTION_NAME
const buildDir = path.resolve(process.cwd(), 'build')
const messages = compiledMessages(inDevelopment ? 'app' : 'build')
const shopOrigin =
    selfHostOrigin ?? (inDevelopment ? `http://localhost:${process.env.PORT ?? 3000}` : '')
const sites = createSites({
    config: storefront,
    siteHosts,
    trustsForwardedHost,
    origin: shopOrigin || 'https://localhost'
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
    // A refusal is no page that sets its own.
    const headers = inDevelopment ? [] : [plainHeaders]
    runtime._setRequestId = (app) => void app.use(requestIds.handler, ...headers, findSite(sites))
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
const version = createContentVersion({
    latest: sharedStore.latest,
    now: () => Date.now(),
    newId: randomUUID
})
const frontCaches = createFrontCaches({
    addresses: settings.frontCacheUrls,
    fetch: globalThis.fetch,
    warn: (message) => console.warn(message)
})

const figures = createContentFigures(() => Date.now())

/** How this process has served its cached content: the server in front shows it to an operator. */
export const contentFigures = figures.read

const guardedFor = (site: Site) => ({
    ...storeOfSite(sharedStore, site),
    siteId: site.id,
    organizationId: storefront.commerceApi.organizationId,
    clientId: storefront.commerceApi.clientId,
    now: () => new Date(),
    callerOf: callerBehind(proxiesInFront)
})

// Must run before the kit overwrites the host and origin of a call with ours. On our own server the process in front
// does it.
if (selfHostOrigin === undefined) {
    runtime._setupProxying = (app) => {
        app.use('/api', ownOrigin)
        const warn = (message: string) => console.warn(message)
        app.use(bySite(sites, (site) => proxies({...guardedFor(site), upstreams, warn})))
    }
}

const siteParts = sitePartsFrom({
    config: storefront,
    upstreams,
    messages,
    buildDir,
    publishing: {secrets: settings.publishSecrets, version, frontCaches},
    countContent: figures.count,
    origin: shopOrigin,
    originOf: (req) => selfHostOrigin ?? `https://${req.hostname}`
})
const {previewOrigins: origins, previewSecrets: secrets} = settings
const previewOf = ({id: siteId}: Site) =>
    createPreview({origins, secrets, siteId, isSecure, now: () => Date.now()})

const routesOf = (site: Site) => {
    const parts = siteParts(site, guardedFor(site))
    const preview = previewOf(site)
    return siteRoutes(parts, {runtime, upstreams, buildDir, messages, isSecure, preview})
}

const cardRoutes = shopRoutes.filter(({hasCardFrame}) => hasCardFrame)
const hasCardFrame = (path: string): boolean => routeAt(cardRoutes, path) !== null

const signInResponses = eachSite(sites, (site) =>
    cleanedSignInResponse(guardedFor(site), site.origin && new URL(site.origin).host)
)

const customize = (app: Express): void => {
    app.use(
        bySite(sites, (site) => framed(previewOf(site))),
        securityHeaders(isSecure, storefront, hasCardFrame, origins)
    )
    app.use(bySite(sites, routesOf))
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
        onSLASPublicProxyRes: (body, upstream, req, res) =>
            signInResponses.of(res)(body, upstream, req, res)
    },
    customize
)

export const get = handler
export const app = expressApp
