import {z} from 'zod'
import {hostName} from '@app/lib/address/site-of'

/** A pair of a host and the site at it. */
const siteAt = (pair: string) => {
    const [host = '', site = '', ...others] = pair.trim().split('=')
    const isHost = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host)
    return {host, site, isPair: isHost && /^[\w-]+$/.test(site) && others.length === 0}
}

/** The sites by their hosts, from a text such as `outlet.example=Outlet,www.outlet.example=Outlet` (docs/decisions/0048). */
export const SiteHosts = z
    .string()
    .transform((setting) => setting.split(',').map(siteAt))
    .refine((pairs) => pairs.every(({isPair}) => isPair), {
        error: 'pairs of a host, without scheme or port, and a site: outlet.example=Outlet'
    })
    .transform((pairs) => pairs.map(({host, site}) => [hostName(host), site] as const))
    .refine((pairs) => new Set(pairs.map(([host]) => host)).size === pairs.length, {
        error: 'a host is of one site'
    })
