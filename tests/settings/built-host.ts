import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {freePort} from '../../scripts/shop/free-port'
import {SHOP} from '../../scripts/source-fingerprint'
import {startStore} from '../../scripts/several-servers/real-store'
import type {Setting} from '../../scripts/settings/setting'

type Host = {program: string; flags: readonly string[]; protocol: 'http' | 'https'}

const withTsx = ['--import', 'tsx']
const hosts: Record<Setting, Host> = {
    'one-server': {program: SHOP.program, flags: [], protocol: 'http'},
    'several-servers': {
        program: 'scripts/several-servers/main.ts',
        flags: withTsx,
        protocol: 'http'
    },
    'managed-runtime': {
        program: 'scripts/managed-runtime/main.ts',
        flags: withTsx,
        protocol: 'https'
    }
}

/** A busy machine is no slow platform; and what could be logged at any level is. */
const environment = {
    LOG_LEVEL: 'trace',
    PAGE_DEADLINE_MS: '8000',
    THIRD_PARTY_DEADLINE_MS: '2500',
    UPSTREAM_DEADLINE_MS: '10000',
    PREVIEW_ORIGINS: 'https://runtime.commercecloud.com',
    PREVIEW_SECRET: 'sixteen-characters'
}

/** Resolves when it is ready; collects all that it writes, on both outputs. */
const untilReady = (child: ChildProcess, logged: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
        for (const output of [child.stdout, child.stderr])
            output?.on('data', (bytes: Buffer) => {
                logged.push(bytes.toString('utf8'))
                if (bytes.includes('storefront ready')) resolve()
            })
        child.once('exit', (code) =>
            reject(new Error(`The shop ended with ${code}: ${logged.join('')}`))
        )
    })

/** The port of the platform on this machine, and where its pictures are. */
type Platform = {port: number; pictures: string}

/** The built shop in a setting, on a free port, before a platform. Stop it when the tests are done. */
export const startHost = async (setting: Setting, platform: Platform) => {
    const {program, flags, protocol} = hosts[setting]
    const port = await freePort()
    const store = setting === 'several-servers' ? await startStore() : undefined
    const child = spawn(process.execPath, ['--enable-source-maps', ...flags, program], {
        env: {
            ...process.env,
            ...environment,
            NODE_ENV: 'production',
            PORT: String(port),
            SANDBOX_PORT: String(platform.port),
            IMAGES_URL: platform.pictures,
            SHARED_STORE_URL: store?.url
        },
        // The channel closes when this process is killed, and then the shop ends.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc']
    })
    const logged: string[] = []
    const stop = async (): Promise<void> => {
        if (child.exitCode === null && child.signalCode === null) {
            const ended = once(child, 'exit')
            child.kill('SIGTERM')
            // An open channel keeps a host alive that has ended all else.
            if (child.connected) child.disconnect()
            await ended
        }
        await store?.kill()
    }
    try {
        await untilReady(child, logged)
    } catch (error) {
        await stop()
        throw error
    }
    return {origin: `${protocol}://localhost:${port}`, logged, storeUrl: store?.url, stop}
}
