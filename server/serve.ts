import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {RequestHandler} from 'express'
import {z} from 'zod'
import {checkedConfig} from '../config/storefront-config'
import {checkedUpstreams, type Upstreams} from '../config/checked-upstreams'
import {eventLoopBusy} from './front/load/admission'
import {logConsole} from './front/logs/console-lines'
import {createFront} from './front/front'
import {type Draining, endGracefully, keepConnections} from './front/load/graceful'
import {createLogger} from './front/logs/logger'
import type {Metrics} from './front/logs/metrics'
import {createRequestIds} from './front/logs/request-id'
import {callerBehind} from './limits/limit-by-address'
import {tlsOrigins, watchCertificates} from './process/certificates'
import {trustedProxiesOf, type Settings} from './settings'
import type {SharedStore} from './shared/shared-store'
import {createSites} from './sites/sites'
import type {ContentFigures} from './ssr/shop/content-figures'
import type {Tracing} from './tracing/tracing'
import {warmUp} from './warm-up'

const Built = z.object({bundleId: z.string().regex(/^[\w-]+$/)})

/** What the kit's bundle exports (app/ssr.js). */
type Rendering = {
    app: RequestHandler
    sharedStore: SharedStore
    contentFigures: () => ContentFigures
}

/** Sets what the kit's bundle reads from the environment while it loads. */
const prepareEnvironment = (bundleId: string, origin: string): void => {
    Object.assign(process.env, {
        NODE_ENV: 'production',
        // The kit's only switch between its development server and a production server.
        AWS_LAMBDA_FUNCTION_NAME: 'self-hosted',
        BUNDLE_ID: bundleId,
        DEPLOY_TARGET: 'production',
        EXTERNAL_DOMAIN_NAME: new URL(origin).host,
        MOBIFY_PROPERTY_ID: 'storefront',
        MRT_ALLOW_COOKIES: 'true',
        // Tokens in HttpOnly cookies, set by the kit's own SLAS proxy [D-05].
        MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true',
        SELF_HOST_ORIGIN: origin
    })
}

/** Traces to the collector that is named; their code is loaded only then (docs/decisions/0050). */
const tracingTo = async (
    traces: Settings['traces'],
    release: string,
    {commerceApi, ocapi}: Upstreams
): Promise<Tracing | undefined> => {
    if (traces === undefined) return undefined
    const {startTracing} = await import('./tracing/tracing')
    return startTracing({...traces, release, platform: [commerceApi, ocapi]})
}

const bundleIdOf = (buildDir: string): string =>
    Built.parse(JSON.parse(readFileSync(path.join(buildDir, 'bundle-id.json'), 'utf8'))).bundleId

/** Starts the production storefront and resolves once it listens and has rendered a page. */
export const serve = async (
    settings: Settings,
    metrics: Metrics,
    draining: Draining
): Promise<void> => {
    const {port, origin, logLevel} = settings
    const buildDir = path.resolve(process.cwd(), 'build')
    const bundleId = bundleIdOf(buildDir)
    const load = createRequire(path.join(buildDir, 'package.json'))

    const upstreams = checkedUpstreams(load(path.join(buildDir, 'config/upstreams.js')))
    const storefront = checkedConfig(load(path.join(buildDir, 'config/default.js')))
    const sites = createSites({config: storefront, ...settings})
    const {commerceApi, thirdParties} = storefront
    prepareEnvironment(bundleId, origin)
    const tracing = await tracingTo(settings.traces, bundleId, upstreams)
    const requestIds = createRequestIds()
    const log = createLogger(logLevel, requestIds)
    // Before the kit is loaded: it logs from the start.
    logConsole(log, console)
    // One store in a process: a session that a page's route ends is over for the proxies in front of it, too.
    const {app: kit, sharedStore, contentFigures}: Rendering = load(path.join(buildDir, 'ssr.js'))
    metrics.watchContent(contentFigures)
    const origins = tlsOrigins({upstreams, thirdParties})
    const certificates = {origins, report: metrics.certificateEnds}
    const warn = (message: string) => log.warn(message)
    const app = createFront({
        kit,
        buildDir,
        bundleId,
        log,
        metrics,
        sites,
        tracing,
        frontCacheWord: settings.frontCacheWord,
        previewOrigins: settings.previewOrigins,
        isBusy: eventLoopBusy(),
        draining,
        requestIds,
        proxy: {
            siteId: sites.main.id,
            upstreams,
            organizationId: commerceApi.organizationId,
            clientId: commerceApi.clientId,
            now: () => new Date(),
            counts: sharedStore.counts,
            known: sharedStore.known,
            callerOf: callerBehind(trustedProxiesOf(settings.trustedProxies, origin))
        }
    })
    const server = createServer(app)
    keepConnections(server)
    server.listen(port)
    await once(server, 'listening')
    endGracefully(server, draining, tracing?.end)
    await warmUp(`http://127.0.0.1:${port}/`)
    // Nobody reads them without a port for metrics.
    if (settings.metrics !== undefined) watchCertificates({...certificates, warn})
}
