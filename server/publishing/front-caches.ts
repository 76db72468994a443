export type FrontCaches = {
    /** Makes every cache forget the pages with these surrogate keys. False, with a log line, if one did not. */
    purge: (keys: readonly string[]) => Promise<boolean>
}

type Setup = {
    /** The addresses of the caches in front. */
    addresses: readonly string[]
    fetch: typeof fetch
    warn: (message: string) => void
}

/** A cache that has not answered by then has failed. */
const deadlineMs = 1000

/** The caches in front of the shop, which forget pages by their keys as `deploy/varnish.vcl` does. */
export const createFrontCaches = ({addresses, fetch, warn}: Setup): FrontCaches => {
    const purgeOne = async (address: string, key: string): Promise<boolean> => {
        try {
            const {ok, status} = await fetch(address, {
                method: 'PURGE',
                headers: {'surrogate-key': key},
                signal: AbortSignal.timeout(deadlineMs)
            })
            if (!ok) warn(`The cache at ${address} did not forget ${key}: ${status}`)
            return ok
        } catch (error) {
            const why = error instanceof Error ? error.message : 'no answer'
            warn(`The cache at ${address} did not forget ${key}: ${why}`)
            return false
        }
    }
    return {
        purge: async (keys) => {
            const all = addresses.flatMap((address) => keys.map((key) => purgeOne(address, key)))
            return (await Promise.all(all)).every(Boolean)
        }
    }
}
