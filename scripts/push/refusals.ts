import {isLocal, addressesIn} from './addresses'

/** What Managed Runtime is given by the push, as far as the checks read it (config/default.js). */
export type PushedParameters = {
    ssrFunctionNodeVersion: string
    enableHttpOnlySessionCookies: boolean
    proxyConfigs: readonly {host: string; protocol: string; path: string}[]
}

/** What is about to be pushed. */
export type Push = {
    environment: NodeJS.ProcessEnv
    parameters: PushedParameters
    /** The configuration of pages and of the server as the function would read it with this environment. */
    configuration: unknown
    /** Every file of the build, relative to it, with its size. */
    files: readonly {name: string; bytes: number}[]
    /** Files that the function reads, and those that anybody may read. */
    ssrOnly: readonly string[]
    ssrShared: readonly string[]
    isFresh: boolean
    /** The text of a file of the build. */
    textOf: (name: string) => string
}

/** Managed Runtime's versions: 18 and older can no longer be deployed. */
export const nodeVersions = ['20.x', '22.x', '24.x']

/** The most that the files for the server and for everybody may have together (Managed Runtime, July 2026). */
export const mostMegabytes = 247

/** Without these the function or its CDN cannot start. */
const needed = ['ssr.js', 'loader.js', 'request-processor.js', 'package.json', 'config/default.js']

/** Settings that are secret: they are set at the target, and are in no file. */
export const secrets = [
    'SESSION_SECRET',
    'DEVICE_SECRET',
    'FRONT_CACHE_WORD',
    'GEOCODER_KEY',
    'GEOCODER_SIGNING_SECRET',
    'MAPS_KEY',
    'PERSONALIZATION_KEY',
    'PUBLISH_SECRET',
    'SHARED_STORE_URL',
    'MRT_API_KEY'
]

const secretFile = /(?:^|\/)(?:\.env[^/]*|local\.[a-z]+|\.mobify[^/]*|[^/]+\.(?:pem|key|p12|pfx))$/
const secretText = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----|\bAIza[\w-]{35}\b/
const isText = (name: string): boolean =>
    /\.(?:js|json|css|html|txt|svg|webmanifest|map)$/.test(name)

const whatIsBuilt = ({files, isFresh}: Push): string[] => {
    const names = new Set(files.map(({name}) => name))
    const missing = needed.filter((name) => !names.has(name))
    if (missing.length > 0) return [`The build has no ${missing.join(', ')}: npm run build`]
    return isFresh ? [] : ['The build was made from other sources than these: npm run build']
}

const whereItLeads = ({environment, parameters, configuration}: Push): string[] => {
    if (!environment.COMMERCE_API_URL)
        return ['COMMERCE_API_URL is not set: the shop would call the sandbox']
    const {proxyConfigs} = parameters
    const addresses = addressesIn(configuration)
    return [
        ...proxyConfigs
            .filter(({host}) => isLocal(host))
            .map(({host, path}) => `The proxy ${path} leads to this machine or network: ${host}`),
        ...proxyConfigs
            .filter(({protocol}) => protocol !== 'https')
            .map(({host, path}) => `The proxy ${path} is not https: ${host}`),
        ...addresses
            .filter(({host}) => isLocal(host))
            .map(({key, host}) => `${key} leads to this machine or network: ${host}`),
        ...addresses
            .filter(({host, isSecure}) => !isSecure && !isLocal(host))
            .map(({key, host}) => `${key} is not https: ${host}`)
    ]
}

const whatItRunsOn = ({parameters}: Push): string[] => [
    ...(nodeVersions.includes(parameters.ssrFunctionNodeVersion)
        ? []
        : [
              `Managed Runtime has no Node ${parameters.ssrFunctionNodeVersion}: ssrFunctionNodeVersion is one of ${nodeVersions.join(', ')}`
          ]),
    ...(parameters.enableHttpOnlySessionCookies
        ? []
        : ['Scripts could read tokens: ssrParameters.enableHttpOnlySessionCookies is not true'])
]

const howLargeItIs = ({files, ssrOnly, ssrShared}: Push): string[] => {
    const pushed = new Set([...ssrOnly, ...ssrShared])
    const bytes = files
        .filter(({name}) => pushed.has(name))
        .reduce((sum, file) => sum + file.bytes, 0)
    const megabytes = bytes / 1_048_576
    return megabytes <= mostMegabytes
        ? []
        : [`The bundle has ${Math.ceil(megabytes)} MB, more than ${mostMegabytes} MB`]
}

const whatIsSecret = ({environment, files, ssrOnly, ssrShared, textOf}: Push): string[] => {
    const names = files.map(({name}) => name)
    const values = secrets.flatMap((setting) =>
        (environment[setting] ?? '')
            .split(',')
            .filter((value) => value.length >= 8)
            .map((value) => ({setting, value}))
    )
    const inText = names.filter(isText).flatMap((name) => {
        const text = textOf(name)
        return [
            ...values
                .filter(({value}) => text.includes(value))
                .map(({setting}) => `${name} has the value of ${setting}: set it at the target`),
            ...(secretText.test(text) ? [`${name} has a key in it: set it at the target`] : [])
        ]
    })
    const shared = new Set(ssrShared)
    return [
        ...names.filter((name) => secretFile.test(name)).map((name) => `${name} is pushed`),
        ...inText,
        ...ssrOnly
            .filter((name) => shared.has(name))
            .map((name) => `${name} is for the server only, and anybody could read it`)
    ]
}

/** Why this may not be pushed, each in a sentence; none if it may. */
export const refusals = (push: Push): string[] => [
    ...whatIsBuilt(push),
    ...whereItLeads(push),
    ...whatItRunsOn(push),
    ...howLargeItIs(push),
    ...whatIsSecret(push)
]
