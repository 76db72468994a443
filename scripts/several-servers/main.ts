import {fork, type ChildProcess} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {SHOP} from '../source-fingerprint'
import {freePort} from '../shop/free-port'
import {startFrontCache} from './front-cache'
import {startStore} from './real-store'

/**
 * The built shop as several servers with a store that they share, behind nginx with the configuration of deploy/, which keeps
 * pages and balances, on this machine: `npm run start:several-servers`. STOREFRONT_SERVERS says how many; SHARED_STORE_URL names another store than our own.
 */
const port = Number(process.env.PORT ?? 3000)
const count = Number(process.env.STOREFRONT_SERVERS ?? 2)
const secret = (): string => randomBytes(32).toString('base64url')

const running = new Map<string, ChildProcess>()
let ending = false

/** Starts one server; resolves when it is ready. nginx gives one that has ended no more requests. */
const startServer = async (environment: NodeJS.ProcessEnv): Promise<void> => {
    const ownPort = await freePort()
    const origin = `http://127.0.0.1:${ownPort}`
    const child = fork(SHOP.program, {
        execArgv: ['--enable-source-maps'],
        env: {...environment, PORT: String(ownPort)},
        stdio: ['ignore', 'pipe', 'inherit', 'ipc']
    })
    child.once('exit', () => {
        running.delete(origin)
        if (!ending && running.size === 0) process.exit(1)
    })
    await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
        child.stdout?.on('data', (bytes: Buffer) => {
            if (bytes.includes('storefront ready')) resolve()
            else process.stdout.write(bytes)
        })
    })
    running.set(origin, child)
}

/** nginx in front of the servers that run; returns a function that stops it. */
const startFront = async (word: string): Promise<() => Promise<void>> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-front-'))
    const stop = await startFrontCache({
        kind: 'nginx',
        shop: [...running.keys()],
        port,
        folder,
        word
    })
    return async () => {
        await stop()
        rmSync(folder, {recursive: true, force: true})
    }
}

/** What all servers are started with. */
const environmentOf = (storeUrl: string | undefined) => ({
    ...process.env,
    ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
    SHARED_STORE_URL: process.env.SHARED_STORE_URL ?? storeUrl,
    // nginx is one more.
    TRUSTED_PROXIES: String(Number(process.env.TRUSTED_PROXIES ?? 0) + 1),
    // One server reads what another has signed, and nginx is known to both.
    SESSION_SECRET: process.env.SESSION_SECRET ?? secret(),
    DEVICE_SECRET: process.env.DEVICE_SECRET ?? secret(),
    FRONT_CACHE_WORD: process.env.FRONT_CACHE_WORD ?? secret()
})

const main = async (): Promise<void> => {
    const store = process.env.SHARED_STORE_URL ? undefined : await startStore()
    let stopFront = async (): Promise<void> => undefined
    const stop = (): void => {
        ending = true
        for (const child of running.values()) child.kill('SIGTERM')
        void Promise.all([stopFront(), store?.kill()])
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)

    const environment = environmentOf(store?.url)
    for (let started = 0; started < count; started += 1) await startServer(environment)
    stopFront = await startFront(environment.FRONT_CACHE_WORD)
    process.stdout.write(`storefront ready on http://localhost:${port}\n`)
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
})
