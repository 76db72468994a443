import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {z} from 'zod'
import {isBuildFresh, SHOP} from '../source-fingerprint'
import type {Push} from './refusals'

const Kit = z.object({
    ssrOnly: z.array(z.string()),
    ssrShared: z.array(z.string()),
    ssrParameters: z.object({
        ssrFunctionNodeVersion: z.string(),
        enableHttpOnlySessionCookies: z.boolean().default(false),
        proxyConfigs: z.array(
            z.object({host: z.string(), protocol: z.string().default('https'), path: z.string()})
        )
    }),
    app: z.unknown()
})

/** The kit's own choice of files by pattern, with which it makes the bundle. */
const ScriptUtils = z.object({
    glob: z.custom<(patterns: readonly string[]) => (name: string) => boolean>(
        (given) => typeof given === 'function'
    )
})

const filesBelow = (folder: string): Push['files'] =>
    existsSync(folder)
        ? readdirSync(folder, {recursive: true, withFileTypes: true})
              .filter((entry) => entry.isFile())
              .map((entry) => path.join(entry.parentPath, entry.name))
              .map((file) => ({
                  name: path.relative(folder, file),
                  bytes: statSync(file).size
              }))
        : []

/** What `pwa-kit-dev push` would send from this folder, with this process's environment. */
export const readPush = (buildDir: string): Push => {
    const load = createRequire(path.resolve('package.json'))
    const {glob} = ScriptUtils.parse(load('@salesforce/pwa-kit-dev/utils/script-utils'))
    const {app, ssrOnly, ssrShared, ssrParameters} = Kit.parse(load('./config/default.js'))
    const upstreams: unknown = load('./config/upstreams.js')
    const files = filesBelow(buildDir)
    const names = files.map(({name}) => name)
    return {
        environment: process.env,
        parameters: ssrParameters,
        configuration: {app, upstreams},
        files,
        ssrOnly: names.filter(glob(ssrOnly)),
        ssrShared: names.filter(glob(ssrShared)),
        isFresh: isBuildFresh(SHOP),
        textOf: (name) => readFileSync(path.join(buildDir, name), 'utf8')
    }
}
