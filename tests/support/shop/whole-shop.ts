import {randomUUID} from 'node:crypto'
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http'
import express, {type Express} from 'express'
import pino from 'pino'
import {createFront} from '../../../server/front/front'
import {createMetrics} from '../../../server/front/logs/metrics'
import {createCounts} from '../../../server/limits/counts'
import {callerBehind} from '../../../server/limits/limit-by-address'
import {shopperRoutes, type ShopperRoutesSetup} from '../../../server/bff/shopper-routes'
import {createContentVersion} from '../../../server/publishing/content-version'
import {createFrontCaches} from '../../../server/publishing/front-caches'
import {createKnown, type Known} from '../../../server/shared/known'
import {createLatest} from '../../../server/shared/latest'
import type {SharedStore} from '../../../server/shared/shared-store'
import {takeResetLink} from '../../../server/session/passwords/reset-password'
import {createGuestToken, type Platform} from '../../../server/session/shopper-account'
import {cleanedSignInResponse} from '../../../server/session/provider/sign-in-response'
import {serve} from '../../../sandbox/core/http'
import {organization, testSandbox} from '../../../sandbox/tests/test-sandbox'
import {startServer} from '../server/http-server'

export const siteId = 'Homeward'
export const organizationId = organization
const clientId = '11111111-2222-4333-8444-555555555555'

/** A call as received by an upstream. */
export type Reached = {method: string; url: string; headers: IncomingHttpHeaders}

/** The kit as it runs behind our own server, with its proxy for sign-in, and routes that a test adds. */
const theKit = async (
    {
        commerceApi,
        origin,
        ...shared
    }: {commerceApi: string; origin: string; now: () => Date; known: Known},
    routes: (app: Express) => void
) => {
    Object.assign(process.env, {
        AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
        BUNDLE_ID: 'b',
        DEPLOY_TARGET: 'production',
        EXTERNAL_DOMAIN_NAME: new URL(origin).host,
        MOBIFY_PROPERTY_ID: 'storefront',
        MRT_ALLOW_COOKIES: 'true',
        MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true'
    })
    const {getRuntime} = await import('@salesforce/pwa-kit-runtime/ssr/server/express')
    const runtime = getRuntime()
    runtime._getProtocol = () => 'http'
    runtime._setupLogging = () => undefined
    runtime._setupProxying = () => undefined
    const mobify = {app: {}, ssrParameters: {proxyConfigs: []}, pageNotFoundURL: '/'}
    const options = {
        buildDir: '/nowhere',
        defaultCacheTimeSeconds: 600,
        mobify,
        slasTarget: commerceApi,
        onSLASPublicProxyRes: cleanedSignInResponse(shared)
    }
    return runtime.createHandler(options, routes).app
}

/**
 * The whole server before a sandbox on a free port: front, proxies, the kit and the given routes. `reached` has the
 * requests to the platform, `answered` waits for one, `logged` has our server's logs. Two may share what servers share, before one sandbox. Close it when the test is done.
 */
export const wholeShop = async (
    routes: (app: Express, setup: ShopperRoutesSetup) => void = () => undefined,
    now: () => Date = () => new Date(),
    {counts, known}: Pick<SharedStore, 'counts' | 'known'> = {
        counts: createCounts(() => Date.now()),
        known: createKnown(() => Date.now())
    },
    sandbox = testSandbox()
) => {
    const reached: Reached[] = []
    const logged: string[] = []
    const inner = await serve(sandbox.handle, 0, '127.0.0.1')
    inner.prependListener('request', ({method = '', url = '', headers}) => {
        reached.push({method, url, headers})
    })
    /** Resolves once the platform has answered the next request whose address has this part. */
    const answered = (part: string): Promise<void> =>
        new Promise((resolve) => {
            const look = ({url = ''}: IncomingMessage, response: ServerResponse): void => {
                if (!url.includes(part)) return
                inner.off('request', look)
                response.once('finish', resolve)
            }
            inner.prependListener('request', look)
        })
    const address = inner.address()
    const platform = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const outer = express()
    const shop = await startServer(outer)
    process.env.SANDBOX_STOREFRONT_ORIGINS = [
        ...(process.env.SANDBOX_STOREFRONT_ORIGINS ?? '').split(',').filter(Boolean),
        shop.origin
    ].join()
    const callerOf = callerBehind(0)
    const requested: Platform = {
        commerceApi: platform,
        organizationId,
        siteId,
        clientId,
        deadlineMs: 4000,
        fetch: globalThis.fetch
    }
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    const setup: ShopperRoutesSetup = {
        platform: requested,
        provider: platform,
        leads: `${platform}/leads`,
        personalization: {
            address: `${platform}/personalization`,
            key: '',
            realm: 'hmwd',
            instanceType: 'sbx',
            sources: {home: 'zone:home'}
        },
        pages: ['home', 'checkout'],
        scripts: new Set(['main.js', 'vendor.js']),
        sharedToken: async () => sandbox.guestToken(),
        guestToken: createGuestToken(requested, shop.origin, () => Date.now()),
        originOf: () => shop.origin,
        counts,
        known,
        callerOf,
        accountMinutes: async () => 15,
        firstReads: async () => [],
        publishing: {
            secrets: undefined,
            version: createContentVersion({
                latest: createLatest(),
                now: () => Date.now(),
                newId: randomUUID
            }),
            frontCaches: createFrontCaches({addresses: [], fetch: globalThis.fetch, warn}),
            pageDeadlineMs: 1500,
            later: (run) => run()
        },
        now,
        warn
    }
    const metrics = createMetrics()
    const kit = await theKit({commerceApi: platform, origin: shop.origin, now, known}, (app) => {
        routes(app, setup)
        app.use('/api', shopperRoutes(setup))
        app.get('/my-accounts/resetPassword', takeResetLink, (_req, res) => void res.send('here'))
    })
    outer.use(
        createFront({
            kit,
            buildDir: '/nowhere',
            bundleId: 'b',
            proxy: {
                upstreams: {commerceApi: platform, ocapi: platform, images: platform},
                siteId,
                organizationId,
                clientId,
                now,
                counts,
                known,
                callerOf
            },
            log: pino({level: 'trace'}, {write: (line: string) => void logged.push(line)}),
            metrics
        })
    )
    return {
        sandbox,
        reached,
        answered,
        logged,
        warnings,
        /** What Prometheus would read. */
        metrics: () => metrics.registry.metrics(),
        origin: shop.origin,
        platform,
        close: () => {
            shop.close()
            inner.closeAllConnections()
            inner.close()
            sandbox.close()
        }
    }
}
