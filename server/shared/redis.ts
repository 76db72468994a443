import {createHash} from 'node:crypto'
import {Redis} from 'ioredis'
import {RateLimiterRedis, type RateLimiterRes} from 'rate-limiter-flexible'
import type {Count, Counts} from '../limits/counts'
import type {Known} from './known'
import type {Latest} from './latest'

/** A call that takes longer counts as failed: nobody waits for the store longer than for a page (D-20). */
const deadlineMs = 150

/** The prefix of our keys: the store may be shared with other programs. */
const prefix = 'storefront:'

/** A connection to Valkey or Redis; calls fail at once while there is none, and `onState` is told of each change. */
export const connectRedis = (url: string, onState: (state: 'ready' | 'lost') => void): Redis => {
    const redis = new Redis(url, {
        commandTimeout: deadlineMs,
        connectTimeout: 2_000,
        enableOfflineQueue: false,
        keyPrefix: prefix,
        maxRetriesPerRequest: 0,
        retryStrategy: (times) => Math.min(times * 200, 2_000)
    })
    redis.on('ready', () => onState('ready'))
    redis.on('close', () => onState('lost'))
    // Each failed attempt to connect again; what failed is said by `close`.
    redis.on('error', () => undefined)
    return redis
}

/** Keys of limits have addresses and telephone numbers in them: none of those is stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counters that all servers share. Rejects when the store fails. */
export const redisCounts = (redis: Redis): Counts => {
    // The limits themselves are ours, as they differ from key to key: this one only counts.
    const limiter = new RateLimiterRedis({
        storeClient: redis,
        points: Number.MAX_SAFE_INTEGER,
        // Each call says its own.
        duration: 60,
        keyPrefix: 'count'
    })

    const forget = async (key: string): Promise<void> => void (await limiter.delete(hashed(key)))

    const countOf = (result: RateLimiterRes | null): Count => ({
        count: Math.max(0, result?.consumedPoints ?? 0),
        endsInMs: Math.max(0, result?.msBeforeNext ?? 0)
    })

    return {
        add: async (key, windowMs, by = 1) => {
            const result = await limiter.penalty(hashed(key), by, {
                customDuration: Math.ceil(windowMs / 1000)
            })
            // What is subtracted after its window must not be a credit in the next one.
            if (result.consumedPoints < 0) await forget(key)
            return countOf(result)
        },
        read: async (key) => countOf(await limiter.get(hashed(key))),
        forget
    }
}

/** What all servers know. Rejects when the store fails. */
export const redisKnown = (redis: Redis): Known => ({
    put: async (key, text, ms) => void (await redis.set(key, text, 'PX', ms)),
    get: async (key) => (await redis.get(key)) ?? undefined,
    claim: async (key, ms) => (await redis.set(key, '', 'PX', ms, 'NX')) === 'OK',
    forget: async (key) => void (await redis.del(key))
})

/** The newest texts of all servers. Rejects when the store fails. */
export const redisLatest = (redis: Redis): Latest => ({
    write: async (key, text) => void (await redis.set(key, text)),
    read: async (key) => (await redis.get(key)) ?? undefined
})
