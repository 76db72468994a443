import type {RequestHandler} from 'express'
import {searchOf, withQueryOf} from '@app/lib/address/redirect-query'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {ownAddressIn} from '@app/routing/route/own-address'
import {cacheControl, type RouteDefinition} from '@app/routing/route/route'

/**
 * Redirects another spelling of a page's address to its own one: each page has one address, for search engines and for
 * caches. Never to another host, whatever the address looks like (`//elsewhere.example/`) [D-12]. The query leads on as it
 * was sent, also what no page depends on; so no cache may share the redirect (D-45).
 */
export const oneAddress = (routes: readonly RouteDefinition[]): RequestHandler => {
    const ownAddress = ownAddressIn(routes)
    return (req, res, next) => {
        const path = ownAddress(req.path)
        const to = path === req.path ? undefined : safeRedirect(path)
        if (to === undefined) return next()
        return res
            .set('cache-control', cacheControl('never', 301))
            .redirect(301, withQueryOf(searchOf(req.originalUrl), to))
    }
}
