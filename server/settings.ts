import {z} from 'zod'
import {checked} from '../config/checked'

const Port = z.coerce.number().int().min(1).max(65_535)

/** One secret, or several while one is changed: the first one signs (server/session/links/signer.ts). */
const Secrets = z
    .string()
    .refine((setting) => setting.split(',').every((secret) => secret.trim().length >= 16), {
        error: 'each secret needs 16 characters or more; several are separated by commas'
    })

const Schema = z
    .object({
        PORT: Port.default(3000),
        /** The address that shoppers open; a path after the host is not part of it. */
        ORIGIN: z
            .url({protocol: /^https?$/})
            .transform((address) => new URL(address).origin)
            .optional(),
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
    .transform(({PORT: port, ORIGIN, ...given}) => ({
        port,
        origin: ORIGIN ?? `http://localhost:${port}`,
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
