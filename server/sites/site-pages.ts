import path from 'node:path'
import type {RequestHandler} from 'express'
import {brand} from '@app/brand'
import {defaultLocale} from '@app/lib/address/locales'
import {searchOf, withQueryOf} from '@app/lib/address/redirect-query'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {inLocale, localeOf} from '@app/routing/route/locale-path'
import {cacheControl} from '@app/routing/route/route'
import {manifestOfSite} from './manifest'
import {rewrittenFile} from './rewritten-file'
import type {Site} from './sites'

/** Gives a request the host of its site, in place of the shop's, by which the kit replaces that of every request. */
export const hostOf =
    ({origin}: Pick<Site, 'origin'>): RequestHandler =>
    (req, _res, next) => {
        if (origin !== undefined) req.headers.host = new URL(origin).host
        next()
    }

/**
 * Redirects a page in a language that its site does not have to the same page in the default one [CONFIG-002]. The site may
 * get that language one day, so nothing keeps the redirect.
 */
export const ownLocales =
    ({locales}: Pick<Site, 'locales'>): RequestHandler =>
    (req, res, next) => {
        if (locales.includes(localeOf(req.path))) return next()
        const to = safeRedirect(inLocale(defaultLocale, req.path)) ?? '/'
        return res
            .set('cache-control', cacheControl('never', 302))
            .redirect(302, withQueryOf(searchOf(req.originalUrl), to))
    }

type Named = Pick<Site, 'brand' | 'description'>

/** A file that names the shop, as it names a site. */
const asOfSite: Record<string, (text: string, site: Named) => string> = {
    'manifest.webmanifest': manifestOfSite,
    'offline.html': (text, {brand: own}) =>
        text.replaceAll(brand.name, own.name).replaceAll(brand.themeColor, own.themeColor)
}

/** The files of the build that name the shop; another site's are made of them. */
export const namingFiles = Object.keys(asOfSite)

/** Sends such a file with the name of its site; that of the default site is sent as it is, by what follows. */
export const siteFile = (site: Named, buildDir: string, name: string): RequestHandler => {
    const rewrite = asOfSite[name]
    if (rewrite === undefined || site.brand === brand) return (_req, _res, next) => next()
    const type = name.endsWith('.html') ? 'html' : 'application/manifest+json'
    return rewrittenFile(path.join(buildDir, 'static', name), type, (text) => rewrite(text, site))
}
