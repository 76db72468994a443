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
 * pages and balances, on this machine: `npm run start:several-servers`. STOREFRONT_SERVERS says how many; SHARED_STORE_URL
 * names another store than our own.
 */
const port = Number(process.env.PORT ?? 3000)
const count = Number(process.env.STOREFRONT_SERVERS ?? 2)
const secret = (): string => randomBytes(32).toString('base64url')

const running = new Map<string, ChildProcess>()
const stops: (() => Promise<unknown>)[] = []
let ending = false

/** Ends the servers, nginx, and what was started before them. */
const stopAll = async (): Promise<void> => {
    ending = true
    for (const child of running.values()) child.kill('SIGTERM')
    for (const stop of stops.splice(0).reverse()) await stop()
}

const fail = (): void => void stopAll().finally(() => process.exit(1))

/** Starts one server; resolves when it is ready. nginx asks another one instead of one that has ended. */
const startServer = async (environment: NodeJS.ProcessEnv): Promise<void> => {
    const ownPort = await freePort()
    const origin = `http://127.0.0.1:${ownPort}`
    const child = fork(SHOP.program, {
        execArgv: ['--enable-source-maps'],
        env: {...environment, PORT: String(ownPort)},
        stdio: ['ignore', 'pipe', 'inherit', 'ipc']
    })
    running.set(origin, child)
    child.once('exit', () => {
        running.delete(origin)
        if (!ending && running.size === 0) fail()
    })
    await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
        child.stdout?.on('data', (bytes: Buffer) => {
            if (bytes.includes('storefront ready')) resolve()
            else process.stdout.write(bytes)
        })
    })
}

/** nginx in front of the servers that run. */
const startFront = async (word: string): Promise<void> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storefront-front-'))
    stops.push(async () => rmSync(folder, {recursive: true, force: true}))
    const shop = [...running.keys()]
    stops.push(await startFrontCache({kind: 'nginx', shop, port, folder, word}))
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
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
        process.once(signal, () => void stopAll())
    const store = process.env.SHARED_STORE_URL ? undefined : await startStore()
    if (store) stops.push(store.kill)
    const environment = environmentOf(store?.url)
    for (let started = 0; started < count && !ending; started += 1) await startServer(environment)
    if (!ending) await startFront(environment.FRONT_CACHE_WORD)
    // A signal that came meanwhile has stopped only what had started.
    if (ending) return stopAll()
    process.stdout.write(`storefront ready on http://localhost:${port}\n`)
}

main().catch((error: unknown) => {
    if (!ending) console.error(error instanceof Error ? error.message : error)
    fail()
})
