import {type Counts, createCounts} from '../limits/counts'
import {createKnown, type Known} from './known'
import {createLatest, type Latest} from './latest'
import {connectRedis, redisCounts, redisKnown, redisLatest} from './redis'

/** What must be counted or known once, however many servers there are. */
export type SharedStore = {
    counts: Counts
    known: Known
    /** Rejects while the store is down: what was published elsewhere cannot be known. */
    latest: Latest
    close: () => void
}

type Setup = {
    /** Where Valkey or Redis is; without it each process counts and knows by itself. */
    url: string | undefined
    now: () => number
    warn: (message: string) => void
}

const fallingBack =
    <Args extends unknown[], Result>(
        first: (...args: Args) => Promise<Result>,
        other: (...args: Args) => Promise<Result>
    ) =>
    (...args: Args): Promise<Result> =>
        first(...args).catch(() => other(...args))

/**
 * The store that all servers share, if one is named. While it is down, slow or full, each server counts and knows by
 * itself: a limit then holds for each server, and nobody is turned away for the store's sake (docs/decisions/0044).
 */
export const createSharedStore = ({url, now, warn}: Setup): SharedStore => {
    const [counts, known] = [createCounts(now), createKnown(now)]
    if (url === undefined) return {counts, known, latest: createLatest(), close: () => undefined}

    const redis = connectRedis(url, (state) =>
        warn(
            state === 'ready'
                ? 'The shared store answers.'
                : 'The shared store is lost: limits and sign-outs hold for each server by itself.'
        )
    )
    const [all, allKnow] = [redisCounts(redis), redisKnown(redis)]
    return {
        counts: {
            add: fallingBack(all.add, counts.add),
            read: fallingBack(all.read, counts.read),
            forget: fallingBack(all.forget, counts.forget)
        },
        known: {
            // Known here in any case: what was signed out on this server stays so when the store is lost.
            put: async (key, text, ms) => {
                await known.put(key, text, ms)
                await allKnow.put(key, text, ms).catch(() => undefined)
            },
            get: async (key) => (await known.get(key)) ?? allKnow.get(key).catch(() => undefined),
            claim: fallingBack(allKnow.claim, known.claim),
            forget: async (key) => {
                await known.forget(key)
                await allKnow.forget(key).catch(() => undefined)
            }
        },
        latest: redisLatest(redis),
        close: () => redis.disconnect()
    }
}
