import {execFileSync, spawn} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {rmSync} from 'node:fs'
import {SHOP} from './source-fingerprint'

const port = process.env.PORT ?? '3000'
const sandboxPort = process.env.SANDBOX_PORT ?? '4000'

const environment = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    // The origins that the sandbox redirects browsers to, and that may frame it.
    SANDBOX_STOREFRONT_ORIGINS:
        process.env.SANDBOX_STOREFRONT_ORIGINS ??
        `http://localhost:${port},http://127.0.0.1:${port}`,
    // By these the sandbox tells the shop what editors have published.
    PUBLISH_SECRET: process.env.PUBLISH_SECRET ?? randomBytes(32).toString('base64url'),
    SANDBOX_PUBLISHED_URL: `http://127.0.0.1:${port}/api/published`,
    EXTERNAL_DOMAIN_NAME: `localhost:${port}`,
    MRT_ALLOW_COOKIES: 'true',
    MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true'
}

type Program = {command: string; args: readonly string[]; environment?: NodeJS.ProcessEnv}

const programs: readonly Program[] = [
    ...(process.env.COMMERCE_API_URL
        ? []
        : [{command: 'tsx', args: ['sandbox/main.ts', '--control']}]),
    {command: 'tsx', args: ['scripts/styles.ts', '--watch']},
    {
        command: 'pwa-kit-dev',
        args: ['start', '--noHMR'],
        // The kit runs our server's sources with Babel, which knows nothing of the paths in tsconfig.json; tsx does.
        environment: {NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require tsx/cjs`.trim()}
    }
]

// The kit's development server overwrites parts of the build, so the next start must build again.
rmSync(SHOP.fingerprintFile, {force: true})

for (const written of ['styles', 'known-keys', 'compile-messages']) {
    execFileSync('node_modules/.bin/tsx', [`scripts/${written}.ts`], {stdio: 'inherit'})
}

// Each in its own process group: the kit starts more processes, and the whole group can be ended together.
const children = programs.map((program) =>
    spawn(`node_modules/.bin/${program.command}`, program.args, {
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {...environment, ...program.environment}
    })
)

const endGroup = (leader: number): void => {
    try {
        process.kill(-leader, 'SIGTERM')
    } catch {
        // It has already ended.
    }
}
const stop = (): void => {
    for (const {pid} of children) if (pid !== undefined) endGroup(pid)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
for (const child of children) child.once('exit', stop)
