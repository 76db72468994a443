import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {brotliCompressSync, constants, gzipSync} from 'node:zlib'
import {build as bundle} from 'esbuild'
import {isServerOnly} from '../server/front/is-server-only'
import {buildSandbox} from './build-sandbox'
import {SHOP, sourceFingerprint} from './source-fingerprint'

const buildDir = path.resolve('build')

const run = (command: string, ...args: string[]): void => {
    execFileSync(command, args, {stdio: 'inherit', env: {...process.env, NODE_ENV: 'production'}})
}

/** The browser's scripts and the kit's renderer, as the kit builds them (webpack.config.js). */
const buildClientAndRenderer = (): void => {
    run('node_modules/.bin/pwa-kit-dev', 'build')
}

/** Our own server as plain Node programs; packages are not bundled. */
const buildPrograms = (): Promise<unknown> =>
    bundle({
        entryPoints: {
            server: 'server/main.ts',
            'health-lane': 'server/process/health-lane.ts'
        },
        outdir: 'dist',
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        packages: 'external',
        tsconfig: 'tsconfig.json',
        sourcemap: true,
        logLevel: 'warning'
    })

const filesBelow = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))

const isServed = (file: string): boolean =>
    /\.(js|css|json|svg|webmanifest|txt)$/.test(file) &&
    !isServerOnly(path.relative(buildDir, file))

/** What is at an address with the bundle's id, and is cached as long as that: typefaces are compressed already. */
const isOfBundle = (file: string): boolean => isServed(file) || file.endsWith('.woff2')

/** Compresses the files once, at build time, instead of at every request. */
const compress = (): void => {
    for (const file of filesBelow(buildDir).filter(isServed)) {
        const content = readFileSync(file)
        const quality = {params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY}}
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality))
        writeFileSync(`${file}.gz`, gzipSync(content, {level: 9}))
    }
}

/** The bundle's id is a part of its address: the same content has the same id, so caches stay valid after a restart. */
const nameBundle = (): void => {
    const hash = createHash('sha256')
    for (const file of filesBelow(buildDir).filter(isOfBundle).sort()) {
        hash.update(path.relative(buildDir, file)).update(readFileSync(file))
    }
    const bundleId = hash.digest('hex').slice(0, 12)
    writeFileSync(path.join(buildDir, 'bundle-id.json'), JSON.stringify({bundleId}))
}

const main = async (): Promise<void> => {
    run('node_modules/.bin/tsx', 'scripts/styles.ts')
    run('node_modules/.bin/tsx', 'scripts/known-keys.ts')
    run('node_modules/.bin/tsx', 'scripts/compile-messages.ts')
    buildSandbox()
    await buildPrograms()
    buildClientAndRenderer()
    nameBundle()
    compress()
    writeFileSync(SHOP.fingerprintFile, sourceFingerprint(SHOP))
}

main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
})
