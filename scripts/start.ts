import {execFileSync, spawn, type ChildProcess} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {SiteHosts} from '../server/sites/site-hosts'
import {buildSandbox} from './build-sandbox'
import {isBuildFresh, SANDBOX, SHOP} from './source-fingerprint'

const sandboxPort = process.env.SANDBOX_PORT ?? '4000'
const port = process.env.PORT ?? '3000'
type Host = {file: string; flags: readonly string[]; protocol: 'http' | 'https'}

const withTsx = ['--import', 'tsx']
/** The same build on other hosts than our own server (docs/operating.md). */
const otherHosts: Record<string, Host> = {
    'managed-runtime': {
        file: 'scripts/managed-runtime/main.ts',
        flags: withTsx,
        protocol: 'https'
    },
    'several-servers': {file: 'scripts/several-servers/main.ts', flags: withTsx, protocol: 'http'}
}
const host: Host = otherHosts[process.env.STOREFRONT_HOST ?? ''] ?? {
    file: SHOP.program,
    flags: [],
    protocol: 'http'
}

/** The hosts of other sites (docs/decisions/0048); the storefront refuses to start with wrong ones. */
const siteNames = (SiteHosts.safeParse(process.env.SITE_HOSTS).data ?? []).map(([name]) => name)

/** The origins that the sandbox redirects browsers to, and that may frame it: the storefront's. */
const storefrontOrigins =
    process.env.SANDBOX_STOREFRONT_ORIGINS ??
    [
        process.env.ORIGIN,
        `${host.protocol}://localhost:${port}`,
        `${host.protocol}://127.0.0.1:${port}`,
        ...siteNames.map((name) => `${host.protocol}://${name}:${port}`)
    ]
        .filter(Boolean)
        .join(',')
const usesSandbox = !process.env.COMMERCE_API_URL

/** By it the sandbox tells the shop what editors have published. */
const publishSecret = process.env.PUBLISH_SECRET ?? randomBytes(32).toString('base64url')
const publishing = {
    PUBLISH_SECRET: publishSecret,
    // The certificate of another host on this machine is nobody's.
    ...(host.protocol === 'http' && {
        SANDBOX_PUBLISHED_URL: `http://127.0.0.1:${port}/api/published`
    })
}

/** Without this limit, V8 lets the sandbox use twice the memory that it needs. */
const sandboxHeap = '--max-old-space-size=192'

const children: ChildProcess[] = []
let ending = false

const stop = (code: number): void => {
    if (ending) return
    ending = true
    for (const child of children) child.kill('SIGTERM')
    const left = () =>
        children.every(({exitCode, signalCode}) => exitCode !== null || signalCode !== null)
    const leave = () => process.exit(code)
    for (const child of children) child.once('exit', () => left() && leave())
    if (left()) leave()
    setTimeout(leave, 4500).unref()
}

/** Starts a program and resolves when it is ready. When one program ends, all are ended. */
const startProgram = (
    file: string,
    readyWord: string,
    environment: NodeJS.ProcessEnv,
    flags: readonly string[] = []
): Promise<void> =>
    new Promise((resolve, reject) => {
        const child = spawn(process.execPath, ['--enable-source-maps', ...flags, file], {
            env: {...process.env, ...environment},
            // The IPC channel is not used for messages: it closes when this process is killed, and then the program
            // ends.
            stdio: ['ignore', 'pipe', 'inherit', 'ipc']
        })
        children.push(child)
        child.stdout?.on('data', (bytes: Buffer) => {
            process.stdout.write(bytes)
            if (bytes.includes(readyWord)) resolve()
        })
        child.once('exit', (code) => {
            reject(new Error(`${file} ended with ${code}`))
            stop(code ?? 1)
        })
    })

const main = async (): Promise<void> => {
    process.once('SIGTERM', () => stop(0))
    process.once('SIGINT', () => stop(0))
    if (!isBuildFresh(SHOP))
        execFileSync('node_modules/.bin/tsx', ['scripts/build.ts'], {stdio: 'inherit'})
    if (usesSandbox) {
        if (!isBuildFresh(SANDBOX)) buildSandbox()
        await startProgram(
            SANDBOX.program,
            'sandbox ready',
            {
                SANDBOX_PORT: sandboxPort,
                SANDBOX_STOREFRONT_ORIGINS: storefrontOrigins,
                ...publishing
            },
            [sandboxHeap]
        )
    }
    const {file, flags} = host
    const environment = {SANDBOX_PORT: sandboxPort, ...(usesSandbox && publishing)}
    await startProgram(file, 'storefront ready', environment, flags)
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    stop(1)
})
