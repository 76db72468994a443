import Cookies from 'js-cookie'
import {inTabLock} from '@app/lib/browser/tab-lock'

/** How many seconds before its end a token is renewed: earlier than the SDK would, as the SDK does not coordinate tabs. */
const AHEAD = 90

const nameOf = (siteId: string): string => `cc-at-expires_${siteId}`

/** Whether the access token ends within a minute and a half, or is missing. */
export const isTokenEnding = (siteId: string, now: number): boolean => {
    const ends = Number(Cookies.get(nameOf(siteId)))
    return !Number.isFinite(ends) || ends - AHEAD <= now / 1000
}

/**
 * Calls that set or end the session's tokens run one at a time across all tabs, so that none removes a newer token
 * [D-15].
 */
export const alone = <T>(task: () => Promise<T>): Promise<T> => inTabLock('shopper-token', task)

/**
 * Makes the SDK renew the access token if that is due, in one tab at a time: a tab that waited for the lock finds the
 * other tab's new token. Returns whether this tab has renewed it.
 */
export const renewToken = async (
    siteId: string,
    ready: () => Promise<unknown>,
    isRefused = false
): Promise<boolean> => {
    if (!isRefused && !isTokenEnding(siteId, Date.now())) return false
    const before = Cookies.get(nameOf(siteId))
    return alone(async () => {
        // Another tab has renewed it while this one waited: its token is this tab's too.
        const isOther = Cookies.get(nameOf(siteId)) !== before
        if ((!isRefused || isOther) && !isTokenEnding(siteId, Date.now())) return false
        // The SDK only looks at this cookie, and would use the token for another half a minute.
        Cookies.remove(nameOf(siteId))
        await ready()
        return true
    })
}
