import {anyPrefix} from './locales'

const LOCALE = new RegExp(`^${anyPrefix}(?:/+|$)`)

/** The address without its locale prefix; always with a leading slash, and never one that browsers read as another host's. */
export const withoutLocale = (pathname: string): string =>
    pathname.replace(LOCALE, '/').replace(/^\/{2,}/, '/') || '/'

/** A path, or a part of one, as the router decodes it: `%20` is a space, but `%2F` no slash; what cannot be decoded stays. */
export const asRead = (path: string): string => {
    try {
        return decodeURI(path)
    } catch {
        return path
    }
}

/** A path that the router has decoded, encoded as in links. */
const asWritten = (path: string): string => encodeURI(path).replaceAll('%25', '%')

/** The path without a slash at its end, except for the home page's. */
export const withoutEndSlash = (path: string): string => path.replace(/([^/])\/+$/, '$1')

/**
 * The path of a page, from a path that the router has decoded: encoded as in the shop's links, without locale and
 * without a slash at its end. Server and browser make query keys of it, so it must be the same on both.
 */
export const pagePath = (path: string): string => withoutLocale(withoutEndSlash(asWritten(path)))

/** The path of the page at an address of this shop, without its query. */
export const pagePathAt = (address: string): string =>
    pagePath(asRead(address.replace(/[?#].*/, '')))

/** An address without its query. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')
