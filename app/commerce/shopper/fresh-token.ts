import Cookies from 'js-cookie'

/** Seconds before its end at which a token is renewed: earlier than the SDK would by itself, which knows no other tabs. */
const AHEAD = 90

const nameOf = (siteId: string): string => `cc-at-expires_${siteId}`

/** Whether the access token ends within a minute and a half, or is not there at all. */
export const isTokenEnding = (siteId: string, now: number): boolean => {
    const ends = Number(Cookies.get(nameOf(siteId)))
    return !Number.isFinite(ends) || ends - AHEAD <= now / 1000
}

/** One tab at a time, where the browser can hold a lock for all of them [D-15]. */
export const inOneTab = async <T>(name: string, task: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(name, task) : task()

/**
 * Calls that set or end the session's tokens run one at a time across all tabs, so that none clears a newer token
 * [D-15].
 */
export const alone = <T>(task: () => Promise<T>): Promise<T> => inOneTab('shopper-token', task)

/**
 * Has the SDK renew the access token if that is due, in one tab at a time: who waited for the lock finds the token that the
 * other tab has got. Answers whether this tab has renewed it.
 */
export const renewToken = async (
    siteId: string,
    ready: () => Promise<unknown>,
    isRefused = false
): Promise<boolean> => {
    if (!isRefused && !isTokenEnding(siteId, Date.now())) return false
    return alone(async () => {
        if (!isRefused && !isTokenEnding(siteId, Date.now())) return false
        // The SDK goes by this cookie alone, and would think the token good for half a minute more.
        Cookies.remove(nameOf(siteId))
        await ready()
        return true
    })
}
