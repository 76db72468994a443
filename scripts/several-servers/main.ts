import {fork, type ChildProcess} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {createServer} from 'node:http'
import {SHOP} from '../source-fingerprint'
import {freePort} from '../shop/free-port'
import {createBalancer} from './balancer'
import {startStore} from './real-store'

/**
 * The built shop as several servers with a store that they share, behind a balancer, on this machine:
 * `npm run start:several-servers`. STOREFRONT_SERVERS says how many; SHARED_STORE_URL names another store than our own.
 */
const port = Number(process.env.PORT ?? 3000)
const count = Number(process.env.STOREFRONT_SERVERS ?? 2)
const secret = (): string => randomBytes(32).toString('base64url')

type Running = {origin: string; child: ChildProcess}
const running: Running[] = []
let ending = false

/** Starts one server; resolves when it is ready. One that ends by itself is given no more requests. */
const startServer = async (environment: NodeJS.ProcessEnv): Promise<void> => {
    const ownPort = await freePort()
    const child = fork(SHOP.program, {
        execArgv: ['--enable-source-maps'],
        env: {...environment, PORT: String(ownPort)},
        stdio: ['ignore', 'pipe', 'inherit', 'ipc']
    })
    const server = {origin: `http://127.0.0.1:${ownPort}`, child}
    child.once('exit', () => {
        running.splice(0, running.length, ...running.filter((each) => each !== server))
        if (!ending && running.length === 0) process.exit(1)
    })
    await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
        child.stdout?.on('data', (bytes: Buffer) => {
            if (bytes.includes('storefront ready')) resolve()
            else process.stdout.write(bytes)
        })
    })
    running.push(server)
}

const main = async (): Promise<void> => {
    const store = process.env.SHARED_STORE_URL ? undefined : await startStore()
    const balancer = createServer(createBalancer(() => running.map(({origin}) => origin)))
    const stop = (): void => {
        ending = true
        balancer.close()
        balancer.closeAllConnections()
        for (const {child} of running) child.kill('SIGTERM')
        void store?.kill()
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)

    const environment = {
        ...process.env,
        ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
        SHARED_STORE_URL: process.env.SHARED_STORE_URL ?? store?.url,
        // The balancer is one more.
        TRUSTED_PROXIES: String(Number(process.env.TRUSTED_PROXIES ?? 0) + 1),
        // One server reads what another has signed.
        SESSION_SECRET: process.env.SESSION_SECRET ?? secret(),
        DEVICE_SECRET: process.env.DEVICE_SECRET ?? secret()
    }
    for (let started = 0; started < count; started += 1) await startServer(environment)
    balancer.listen(port, () => {
        process.stdout.write(`storefront ready on http://localhost:${port}\n`)
    })
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
})
