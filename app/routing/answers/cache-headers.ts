import type {CachePolicy} from '../define-route'

/** Seconds that a shared cache keeps what may soon be better: a page not found, a page with a part missing. */
const briefly = 60

/**
 * The Cache-Control of a page. Browsers always ask again, shared caches keep it: a shopper who changes store gets the
 * other store's page at once, and a cache in front keys on address, locale and store [D-01, D-02]. A page that is not
 * whole, because something optional did not answer, is not kept for as long as one that is.
 */
export const cacheControl = (policy: CachePolicy, status: number, isWhole = true): string => {
    if (policy === 'never' || status >= 500) return 'private, no-store'
    if (status >= 400 || !isWhole) return `public, max-age=0, s-maxage=${briefly}`
    return `public, max-age=0, s-maxage=${policy.fresh}, stale-while-revalidate=${policy.stale}`
}
