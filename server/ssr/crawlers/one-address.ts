import type {RequestHandler} from 'express'
import {locales} from '@app/lib/locales'
import {withoutEndSlash} from '@app/lib/page-path'
import {safeRedirect} from '@app/lib/safe-redirect'
import {cacheControl} from '@app/routing/route'

const cached = cacheControl({fresh: 3600, stale: 86_400}, 301)

const queryIn = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const spellings = locales.map(({id, prefix}) => ({
    prefix,
    anySpelling: new RegExp(`^/${id}(?=/|$)`, 'i')
}))

/** The default language has no prefix, and any other prefix has one spelling (G-01). */
const inOneSpelling = (path: string): string =>
    spellings.reduce(
        (spelled, {anySpelling, prefix}) => spelled.replace(anySpelling, prefix),
        path
    ) || '/'

/**
 * Redirects an address with a slash at its end, or another spelling of its language, to the page's own address: each
 * page has one address, for search engines and for caches. Never to another host, whatever the address looks like
 * (`//elsewhere.example/`) [D-12].
 */
export const oneAddress: RequestHandler = (req, res, next) => {
    const path = inOneSpelling(withoutEndSlash(req.path))
    const to = path === req.path ? undefined : safeRedirect(path + queryIn(req.url))
    if (to === undefined) next()
    else res.set('cache-control', cached).redirect(301, to)
}
