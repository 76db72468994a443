import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {RequestHandler} from 'express'
import {z} from 'zod'
import {checkedConfig} from '../config/storefront-config'
import {checkedUpstreams} from '../config/checked-upstreams'
import {eventLoopBusy} from './front/load/admission'
import {logConsole} from './front/logs/console-lines'
import {createFront} from './front/front'
import {type Draining, endGracefully, keepConnections} from './front/load/graceful'
import {createLogger} from './front/logs/logger'
import type {Metrics} from './front/logs/metrics'
import {createRequestIds} from './front/logs/request-id'
import {callerBehind} from './limits/limit-by-address'
import {trustedProxiesOf, type Settings} from './settings'
import type {SharedStore} from './shared/shared-store'
import {warmUp} from './warm-up'

const Built = z.object({bundleId: z.string().regex(/^[\w-]+$/)})

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

/** Starts the production storefront and resolves once it listens and has rendered a page. */
export const serve = async (
    settings: Settings,
    metrics: Metrics,
    draining: Draining
): Promise<void> => {
    const {port, origin, logLevel} = settings
    const buildDir = path.resolve(process.cwd(), 'build')
    const {bundleId} = Built.parse(
        JSON.parse(readFileSync(path.join(buildDir, 'bundle-id.json'), 'utf8'))
    )
    const load = createRequire(path.join(buildDir, 'package.json'))

    const upstreams = checkedUpstreams(load(path.join(buildDir, 'config/upstreams.js')))
    const {defaultSite: siteId, commerceApi} = checkedConfig(
        load(path.join(buildDir, 'config/default.js'))
    )
    prepareEnvironment(bundleId, origin)
    const requestIds = createRequestIds()
    const log = createLogger(logLevel, requestIds)
    // Before the kit is loaded: it logs from the start.
    logConsole(log, console)
    // One store in a process: a session that a page's route ends is over for the proxies in front of it, too.
    const {app: kit, sharedStore}: {app: RequestHandler; sharedStore: SharedStore} = load(
        path.join(buildDir, 'ssr.js')
    )
    const app = createFront({
        kit,
        buildDir,
        bundleId,
        log,
        metrics,
        frontCacheWord: settings.frontCacheWord,
        isBusy: eventLoopBusy(),
        draining,
        requestIds,
        proxy: {
            siteId,
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
    endGracefully(server, draining)
    await warmUp(`http://127.0.0.1:${port}/`)
}
