import {z} from 'zod'
import {checked} from '../config/checked'
import {SiteHosts} from './sites/site-hosts'

const Port = z.coerce.number().int().min(1).max(65_535)

/** One secret, or several while one is changed: the first one signs (server/session/links/signer.ts). */
const Secrets = z
    .string()
    .refine((setting) => setting.split(',').every((secret) => secret.trim().length >= 16), {
        error: 'each secret needs 16 characters or more; several are separated by commas'
    })

/** As browsers write an origin, into the security policy of framed pages. Only this machine has no https. */
const PreviewOrigin = z.string().regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?|http:\/\/localhost:\d+)$/, {
    error: 'an https origin in small letters, without path'
})

const Schema = z
    .object({
        PORT: Port.default(3000),
        /** The address that shoppers open; a path after the host is not part of it. */
        ORIGIN: z
            .url({protocol: /^https?$/})
            .transform((address) => new URL(address).origin)
            .optional(),
        /** The sites besides the default one, each by its hosts; the first one is where its links lead. */
        SITE_HOSTS: SiteHosts.optional(),
        /** Whether x-forwarded-host says which host was asked for: everything in front must set it. */
        TRUST_FORWARDED_HOST: z.enum(['true', 'false']).default('false'),
        /** Refused rather than ignored: who sets it expects more than one process. */
        WEB_CONCURRENCY: z
            .literal('1', {error: 'the shop is one process; start one container per core'})
            .optional(),
        METRICS_PORT: Port.optional(),
        /** Who can reach the metrics: this machine only, by default. */
        METRICS_HOST: z.string().default('127.0.0.1'),
        /** Health checks from a thread of their own; reachable from this machine only, by default. */
        HEALTH_PORT: Port.optional(),
        HEALTH_HOST: z.string().default('127.0.0.1'),
        /** How many proxies in front add to x-forwarded-for. */
        TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).optional(),
        /** The secret with which a cache in front proves that it keys pages on the store. */
        FRONT_CACHE_WORD: z.string().min(16).optional(),
        /** Signs the marks of customers' sessions (server/session/inactivity/session-mark.ts, which reads it itself). */
        SESSION_SECRET: Secrets.optional(),
        /** Signs the cookies of browsers that have signed in (server/limits/sign-in-limiter.ts, which reads it itself). */
        DEVICE_SECRET: Secrets.optional(),
        /** Valkey or Redis that all servers share; without it each process counts and knows by itself. */
        SHARED_STORE_URL: z.url({protocol: /^rediss?$/}).optional(),
        /** The collector of traces, by OTLP over HTTP; without it there are none. */
        OTEL_EXPORTER_OTLP_ENDPOINT: z.url({protocol: /^https?$/}).optional(),
        OTEL_SERVICE_NAME: z.string().default('storefront'),
        /** The part of all traces that is recorded. */
        OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
        /** Who reports that editors have published proves by it who they are; without it nobody can. */
        PUBLISH_SECRET: Secrets.optional(),
        /** Where Storefront Preview may show the shop in a frame, separated by commas; nowhere by default. */
        PREVIEW_ORIGINS: z
            .string()
            .default('')
            .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
            .pipe(z.array(PreviewOrigin)),
        /** The key that an editor types in a frame: without it anybody could say that they preview. */
        PREVIEW_SECRET: Secrets.optional(),
        /** The caches in front, separated by commas, that forget what was published. */
        FRONT_CACHE_URLS: z
            .string()
            .default('')
            .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
            .pipe(z.array(z.url({protocol: /^https?$/}))),
        LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info')
    })
    .refine(({PORT, METRICS_PORT}) => PORT !== METRICS_PORT, {
        path: ['METRICS_PORT'],
        error: 'the port where shoppers come in'
    })
    .refine(
        ({PORT, METRICS_PORT, HEALTH_PORT}) =>
            HEALTH_PORT === undefined || ![PORT, METRICS_PORT].includes(HEALTH_PORT),
        {path: ['HEALTH_PORT'], error: 'a port that is taken by shoppers or metrics'}
    )
    .refine(
        ({PREVIEW_ORIGINS, PREVIEW_SECRET}) =>
            PREVIEW_ORIGINS.length === 0 || PREVIEW_SECRET !== undefined,
        {path: ['PREVIEW_SECRET'], error: 'needed with PREVIEW_ORIGINS'}
    )
    .transform(({PORT: port, ORIGIN, ...given}) => ({
        port,
        origin: ORIGIN ?? `http://localhost:${port}`,
        siteHosts: given.SITE_HOSTS ?? [],
        trustsForwardedHost: given.TRUST_FORWARDED_HOST === 'true',
        metrics:
            given.METRICS_PORT === undefined
                ? undefined
                : {port: given.METRICS_PORT, host: given.METRICS_HOST},
        health:
            given.HEALTH_PORT === undefined
                ? undefined
                : {port: given.HEALTH_PORT, host: given.HEALTH_HOST},
        trustedProxies: given.TRUSTED_PROXIES,
        frontCacheWord: given.FRONT_CACHE_WORD,
        sharedStoreUrl: given.SHARED_STORE_URL,
        traces:
            given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
                ? undefined
                : {
                      url: given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
                      service: given.OTEL_SERVICE_NAME,
                      ratio: given.OTEL_TRACES_SAMPLER_ARG
                  },
        publishSecrets: given.PUBLISH_SECRET,
        previewOrigins: given.PREVIEW_ORIGINS,
        previewSecrets: given.PREVIEW_SECRET,
        frontCacheUrls: given.FRONT_CACHE_URLS,
        logLevel: given.LOG_LEVEL
    }))

/** The settings of our own server. */
export type Settings = z.output<typeof Schema>

/** The settings from the environment; an empty one counts as not set. Throws an Error that names each wrong one. */
export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings => {
    const given = Object.entries(environment).filter(([, value]) => value !== '')
    return checked(Schema, Object.fromEntries(given), 'environment')
}

/** What the kit reads on every host; without it tokens would be readable by scripts, or nobody could sign in [D-05]. */
const cookieSettings = ['MRT_ENABLE_HTTPONLY_SESSION_COOKIES', 'MRT_ALLOW_COOKIES']

/** Throws an Error that names each setting of cookies that is not on: Managed Runtime's come from the push and the target. */
export const requireSafeCookies = (environment: NodeJS.ProcessEnv): void => {
    const off = cookieSettings.filter((name) => environment[name] !== 'true')
    if (off.length > 0) throw new Error(`environment: ${off.join(' and ')} must be true`)
}

/** The number of proxies in front, if TRUSTED_PROXIES is not set: one that terminates TLS, or none. */
export const trustedProxiesOf = (given: number | undefined, origin: string): number =>
    given ?? (origin.startsWith('https:') ? 1 : 0)
