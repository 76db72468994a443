import type {CachePolicy} from '../define-route'

/**
 * The Cache-Control of a page. Browsers always ask again, shared caches keep it: a shopper who changes store gets the
 * other store's page at once, and a cache in front keys on address, locale and store [D-01, D-02].
 */
export const cacheControl = (policy: CachePolicy, status: number): string => {
    if (policy === 'never' || status >= 500) return 'private, no-store'
    if (status >= 400) return 'public, max-age=0, s-maxage=60'
    return `public, max-age=0, s-maxage=${policy.fresh}, stale-while-revalidate=${policy.stale}`
}
