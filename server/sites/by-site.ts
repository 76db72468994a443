import type {RequestHandler, Response} from 'express'
import type {Counts} from '../limits/counts'
import type {Known} from '../shared/known'
import type {SiteKey, Sites} from './sites'

type Locals = {siteId?: string}

/**
 * Finds the site of a request, for everything after it. It runs before the kit, which replaces the host of a request
 * by its own; the locals are the same in front of the kit and in it.
 */
export const findSite =
    ({ofRequest}: Pick<Sites<SiteKey>, 'ofRequest'>): RequestHandler =>
    ({headers}, {locals}: Response<unknown, Locals>, next) => {
        locals.siteId = ofRequest(headers).id
        next()
    }

/** One value for each site, made at once; `of` is the one of a response's site. */
export const eachSite = <One extends SiteKey, Value>(
    {all, main}: Pick<Sites<One>, 'all' | 'main'>,
    make: (site: One) => Value
) => {
    const made = new Map(all.map((site) => [site.id, make(site)]))
    const ofMain = made.get(main.id) ?? make(main)
    return {
        of: ({locals}: Pick<Response<unknown, Locals>, 'locals'>): Value =>
            made.get(locals.siteId ?? main.id) ?? ofMain
    }
}

/** A handler for each site, made once: what one of them keeps, no other can reach (docs/decisions/0048). */
export const bySite = <One extends SiteKey>(
    sites: Pick<Sites<One>, 'all' | 'main'>,
    make: (site: One) => RequestHandler
): RequestHandler => {
    const handlers = eachSite(sites, make)
    return (req, res, next) => handlers.of(res)(req, res, next)
}

type Store = {counts: Counts; known: Known}

/** A site's part of a store that all sites and servers share. */
export const storeOfSite = ({counts, known}: Store, {prefix}: Pick<SiteKey, 'prefix'>): Store =>
    prefix === ''
        ? {counts, known}
        : {
              counts: {
                  add: (key, windowMs, by) => counts.add(prefix + key, windowMs, by),
                  read: (key) => counts.read(prefix + key),
                  forget: (key) => counts.forget(prefix + key)
              },
              known: {
                  put: (key, text, ms) => known.put(prefix + key, text, ms),
                  get: (key) => known.get(prefix + key),
                  claim: (key, ms) => known.claim(prefix + key, ms),
                  forget: (key) => known.forget(prefix + key)
              }
          }
