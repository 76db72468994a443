import {anyPrefix} from './locales'

const LOCALE = new RegExp(`^${anyPrefix}(?:/+|$)`)

/** The address without its locale prefix, always with a leading slash, and never one that browsers read as another host's. */
export const withoutLocale = (pathname: string): string =>
    pathname.replace(LOCALE, '/').replace(/^\/{2,}/, '/') || '/'

/** A path, or a part of one, as the router reads it: `%20` is a space, but `%2F` no slash; what cannot be read stays. */
export const asRead = (path: string): string => {
    try {
        return decodeURI(path)
    } catch {
        return path
    }
}

/** A path that the router has read, as it stands in links. */
const asWritten = (path: string): string => encodeURI(path).replaceAll('%25', '%')

/** The path without a slash at its end; the home page's own stays. */
export const withoutEndSlash = (path: string): string => path.replace(/([^/])\/+$/, '$1')

/**
 * The path by which a page knows itself, of one that the router has read: as the shop writes it in links, without locale and
 * without a slash at its end. Both sides make the keys of their questions of it, so it must be the same on both.
 */
export const pagePath = (path: string): string => withoutLocale(withoutEndSlash(asWritten(path)))

/** The path by which the page at an address of this shop knows itself, whatever query the address has. */
export const pagePathAt = (address: string): string =>
    pagePath(asRead(address.replace(/[?#].*/, '')))

/** An address without its query: what tells how a page is shown, not which page it is. */
export const withoutQuery = (address: string): string => address.replace(/\?.*$/, '')
