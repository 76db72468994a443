import type {Locale} from '@app/commerce/client'
import {withoutLocale} from '@app/lib/page-path'

/** The locale of an address: es-US below /es-US, en-US without prefix (G-01). */
export const localeOf = (pathname: string): Locale =>
    /^\/es-US(\/|$)/.test(pathname) ? 'es-US' : 'en-US'

/** The address of the same page in a locale; absolute addresses and fragments are left alone. */
export const inLocale = (locale: Locale, path: string): string => {
    if (!path.startsWith('/') || path.startsWith('//')) return path
    const plain = withoutLocale(path)
    if (locale === 'en-US') return plain
    return plain === '/' ? '/es-US' : `/es-US${plain}`
}

/** Remembers the language that a shopper has chosen, for half a year (G-01). */
export const rememberLocale = (locale: Locale): void => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `locale=${locale}; Path=/; Max-Age=${180 * 24 * 60 * 60}; SameSite=Lax${secure}`
}

/** A route's patterns in every locale. */
export const inEveryLocale = (paths: string | string[]): string[] =>
    [paths].flat().flatMap((path) => [path, path === '/' ? '/es-US' : `/es-US${path}`])

/** How the router finds a route, on the server and in browsers: in every locale, and in the letter case of its patterns. */
export const matchedBy = (paths: string | string[]) => ({
    path: inEveryLocale(paths),
    exact: true,
    sensitive: true
})
