import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {Redis} from 'ioredis'
import {startStore} from '../../scripts/several-servers/real-store'
import {freePort} from '../../scripts/shop/free-port'
import {startShop} from '../../scripts/shop/running-shop'
import {SHOP} from '../../scripts/source-fingerprint'
import {startFrontCache} from '../../scripts/several-servers/front-cache'
import {benchWord} from '../server/bench-word'
import {processesOfPort} from '../server/process-of-port'

/** One shop server: where it answers, where its metrics are, and its processes. */
export type Server = {origin: string; metrics: string; pids: readonly string[]}

export type Fleet = {
    /** The cache, as browsers reach it. */
    front: string
    servers: readonly Server[]
    sandbox: string
    /** Undefined if the machine has neither Valkey nor Redis: then each server counts by itself. */
    store: Redis | undefined
    stop: () => Promise<void>
}

const secret = 'a-secret-for-the-bench-alone'

type Stop = () => Promise<unknown>

const addressOf = (port: number): string => `http://127.0.0.1:${port}`

/** Another server of the same build, with the platform and the store of the first one. */
const startAnother = async (environment: Record<string, string>): Promise<Stop> => {
    const child = spawn(process.execPath, ['--enable-source-maps', SHOP.program], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {...process.env, ...environment}
    })
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    const isReady = new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`A shop server ended with ${code}`)))
        child.stdout.on('data', (bytes: Buffer) => {
            if (bytes.includes('storefront ready')) resolve()
        })
    })
    const stop = async (): Promise<void> => {
        if (hasEnded()) return
        child.kill('SIGTERM')
        await once(child, 'exit')
    }
    await isReady.catch(async (error: unknown) => {
        await stop()
        throw error
    })
    return stop
}

const startSharedStore = async (
    stops: Stop[]
): Promise<{url: string; store: Redis} | undefined> => {
    const started = await startStore().catch((error: unknown) => {
        console.error(
            `${error instanceof Error ? error.message : 'No store.'} Each server counts by itself.`
        )
        return undefined
    })
    if (started === undefined) return undefined
    const store = new Redis(started.url)
    stops.push(started.kill, async () => store.disconnect())
    return {url: started.url, store}
}

const startAll = async (count: number, stops: Stop[]): Promise<Omit<Fleet, 'stop'>> => {
    const shared = await startSharedStore(stops)
    const frontPort = await freePort()
    const environment = {
        ORIGIN: addressOf(frontPort),
        FRONT_CACHE_WORD: benchWord,
        // The cache, and the proxy that names the shopper's address.
        TRUSTED_PROXIES: '2',
        SESSION_SECRET: secret,
        DEVICE_SECRET: secret,
        LOG_LEVEL: 'error',
        ...(shared && {SHARED_STORE_URL: shared.url})
    }
    const metricsPorts = await Promise.all(Array.from({length: count}, freePort))
    const [firstMetrics = 0, ...otherMetrics] = metricsPorts
    const first = await startShop({...environment, METRICS_PORT: String(firstMetrics)})
    stops.push(first.stop)
    const serverAt = (port: number, metrics: number): Server => ({
        origin: addressOf(port),
        metrics: `${addressOf(metrics)}/metrics`,
        pids: processesOfPort(port)
    })
    const servers = [serverAt(Number(new URL(first.origin).port), firstMetrics)]
    for (const metrics of otherMetrics) {
        const port = await freePort()
        const ports = {PORT: String(port), METRICS_PORT: String(metrics)}
        const {port: sandboxPort} = new URL(first.sandbox)
        stops.push(await startAnother({...environment, ...ports, SANDBOX_PORT: sandboxPort}))
        servers.push(serverAt(port, metrics))
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-load-'))
    stops.push(async () => rmSync(folder, {recursive: true, force: true}))
    const shop = servers.map(({origin}) => origin)
    stops.push(
        await startFrontCache({kind: 'nginx', shop, port: frontPort, folder, word: benchWord})
    )
    return {front: addressOf(frontPort), servers, sandbox: first.sandbox, store: shared?.store}
}

/**
 * The sandbox, this many servers of the build with a store that they share, and nginx in front with the configuration of
 * deploy/, all on free ports of this machine.
 */
export const startFleet = async (count: number): Promise<Fleet> => {
    const stops: Stop[] = []
    const stop = async (): Promise<void> => {
        for (const stopOne of stops.reverse()) await stopOne()
        stops.length = 0
    }
    try {
        return {...(await startAll(count, stops)), stop}
    } catch (error) {
        await stop()
        throw error
    }
}
