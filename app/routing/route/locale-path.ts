import {type Locale, defaultLocale, localeEntry, locales} from '@app/lib/address/locales'
import {withoutLocale} from '@app/lib/address/page-path'
import {saveOwnCookie} from '@app/lib/browser/own-cookie'

/** The locale of an address: the one with whose prefix it begins, or the default one (G-01). */
export const localeOf = (pathname: string): Locale =>
    locales.find(({prefix}) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`))?.id ??
    defaultLocale

/** Adds a locale's prefix to a path that has none. */
const prefixed = (prefix: string, path: string): string =>
    path === '/' ? prefix || '/' : `${prefix}${path}`

/** The address of the same page in a locale; absolute addresses and fragments are left alone. */
export const inLocale = (locale: Locale, path: string): string => {
    if (!path.startsWith('/') || path.startsWith('//')) return path
    return prefixed(localeEntry(locale).prefix, withoutLocale(path))
}

/** Remembers the language that a shopper has chosen, for half a year (G-01). */
export const rememberLocale = (locale: Locale): void => saveOwnCookie('locale', locale, 180)

/** The patterns of a route, with the prefix of every locale. */
export const inEveryLocale = (paths: string | string[]): string[] =>
    [paths].flat().flatMap((path) => locales.map(({prefix}) => prefixed(prefix, path)))

/** How the router finds a route, on the server and in browsers: in every locale, and in the letter case of its patterns. */
export const matchedBy = (paths: string | string[]) => ({
    path: inEveryLocale(paths),
    exact: true,
    sensitive: true
})
