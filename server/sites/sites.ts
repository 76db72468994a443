import type {IncomingHttpHeaders} from 'node:http'
import {brand} from '@app/brand'
import {type Locale, localeIds} from '@app/lib/address/locales'
import {siteOf} from '@app/lib/address/site-of'
import type {PageBrand, PageSite} from '@app/routing/route/app-context'
import {description, siteBrands} from '@app/ui/brand/site-brands'
import type {StorefrontConfig} from '../../config/storefront-config'

/** A site that this process serves. */
export type Site = {
    id: string
    locales: readonly Locale[]
    brand: PageBrand
    /** What it is, for llms.txt. */
    description: string
    /** Scheme and host where its links lead; undefined for the default site, which is at the address of the shop. */
    origin: string | undefined
    /** What its pages are given; undefined for the default site with all languages. */
    page: PageSite | undefined
    /** The first part of its keys in a store that all sites share; empty for the default site. */
    prefix: string
}

/** The part of a site by which its requests and its stored texts are told from those of others. */
export type SiteKey = Pick<Site, 'id' | 'prefix'>

/** The sites of a process, the default one first [CONFIG-001]. */
export type Sites<One extends SiteKey = Site> = {
    all: readonly One[]
    main: One
    /** The site that a request is for [CONFIG-003]. */
    ofRequest: (headers: IncomingHttpHeaders) => One
}

/** A process with one site, whatever host is asked for. */
export const onlySite = (id: string): Sites<SiteKey> => {
    const main = {id, prefix: ''}
    return {all: [main], main, ofRequest: () => main}
}

type SitesSetup = {
    /** SITE_HOSTS and TRUST_FORWARDED_HOST (server/settings.ts). */
    siteHosts?: readonly (readonly [host: string, site: string])[]
    trustsForwardedHost?: boolean
    config: Pick<StorefrontConfig, 'sites' | 'defaultSite'>
    /** Scheme, host and port of the shop; another site has the same scheme and port. */
    origin: string
}

/** The host that was asked for: of several that proxies have added, the last, which a caller cannot invent. */
const hostIn = (headers: IncomingHttpHeaders, trustsForwardedHost: boolean): string | undefined => {
    const forwarded = trustsForwardedHost
        ? [headers['x-forwarded-host'] ?? []].flat().join().split(',').at(-1)?.trim()
        : undefined
    return forwarded || headers.host
}

const originAt = (host: string, origin: string): string => {
    const address = new URL(origin)
    address.hostname = host
    return address.origin
}

/** The locales of a site, in the order of the shop's. */
const localesOf = (id: string, {sites}: SitesSetup['config']): readonly Locale[] => {
    const own = sites.find((site) => site.id === id)?.locales
    if (!own) throw new Error(`SITE_HOSTS: there is no site ${id} in config/sites.js`)
    return localeIds.filter((locale) => own.includes(locale))
}

/** The default site, and each one that SITE_HOSTS names. Throws an Error that names a site which lacks something. */
export const createSites = ({
    config,
    siteHosts = [],
    trustsForwardedHost = false,
    origin
}: SitesSetup): Sites => {
    const {defaultSite} = config
    const hosts = new Map(siteHosts)

    const mainLocales = localesOf(defaultSite, config)
    const main: Site = {
        id: defaultSite,
        locales: mainLocales,
        brand,
        description,
        origin: undefined,
        page:
            mainLocales.length < localeIds.length
                ? {id: defaultSite, locales: mainLocales}
                : undefined,
        prefix: ''
    }

    const other = (id: string): Site => {
        const own = siteBrands[id]
        if (!own)
            throw new Error(
                `SITE_HOSTS: ${id} has no brand in overrides/app/ui/brand/site-brands.ts`
            )
        const [host = ''] = siteHosts.find(([, site]) => site === id) ?? []
        const locales = localesOf(id, config)
        return {
            ...own,
            id,
            locales,
            origin: originAt(host, origin),
            page: {id, locales, brand: own.brand},
            prefix: `${id} `
        }
    }

    const others = [...new Set(hosts.values())].filter((id) => id !== defaultSite).map(other)
    const byId = new Map([main, ...others].map((site) => [site.id, site]))
    return {
        all: [main, ...others],
        main,
        ofRequest: (headers) =>
            byId.get(siteOf(hostIn(headers, trustsForwardedHost), {hosts, defaultSite})) ?? main
    }
}
