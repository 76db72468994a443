import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as after} from 'node:timers/promises'

export const cacheKinds = ['varnish', 'nginx'] as const
export type CacheKind = (typeof cacheKinds)[number]

type CacheSetup = {
    kind: CacheKind
    /** The origin of the shop; nginx takes several. */
    shop: string | readonly string[]
    port: number
    folder: string
    /** The secret that the shop and the cache share (`FRONT_CACHE_WORD`). */
    word: string
}

/** The status of whoever answers there; undefined if nobody does. */
const statusAt = (port: number): Promise<number | undefined> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({status}) => status,
        () => undefined
    )

/** Starts a cache of deploy/ in front of one shop or several, from Debian's packages; returns a function that stops it. */
export const startFrontCache = async ({kind, shop, port, folder, word}: CacheSetup) => {
    // Two nginx of one user share a port without a word.
    if ((await statusAt(port)) !== undefined)
        throw new Error(`Something answers at the port ${port} already`)
    const child = spawn('deploy/front-cache.sh', [kind], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
            ...process.env,
            FRONT_CACHE_WORD: word,
            SHOP: [shop]
                .flat()
                .map((origin) => `127.0.0.1:${new URL(origin).port}`)
                .join(),
            LISTEN: String(port),
            STATE_DIR: folder
        }
    })
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    const stop = async (): Promise<void> => {
        if (hasEnded()) return
        child.kill('SIGTERM')
        await once(child, 'exit')
    }
    // It checks three times whether the shop is ready before it accepts requests.
    for (let tries = 0; tries < 60; tries += 1) {
        if ((await statusAt(port)) === 200) return stop
        if (hasEnded())
            throw new Error(
                `deploy/front-cache.sh ${kind} ended: apt-get install varnish nginx-light`
            )
        await after(500)
    }
    await stop()
    throw new Error('The cache did not open')
}
