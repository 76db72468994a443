/** More decodings than a chain of proxies, server and router makes. */
const mostDecodings = 3

/**
 * A path as the most lenient server would read it: decoded, in lower case, with one slash between its parts. Undefined
 * if it can be read in two ways: with a slash, a backslash, dots or control characters hidden in it, or what is left of
 * an encoding.
 */
const plainPath = (path: string, left = mostDecodings): string | undefined => {
    if (/[\p{Cc}\p{Cf}\\]|%2f|%5c|\/\.{1,2}(?:\/|$)/iu.test(path)) return undefined
    if (!path.includes('%')) return path.toLowerCase().replace(/\/{2,}/g, '/')
    try {
        return left === 0 ? undefined : plainPath(decodeURIComponent(path), left - 1)
    } catch {
        return undefined
    }
}

/** The plain path of a page of our own origin; undefined for calls of its server and proxies (D-22). */
const pagePathOf = (target: string): string | undefined => {
    const path = plainPath(target.replace(/[?#].*$/s, ''))
    return path === undefined || /^\/(?:api|mobify|callback)(?:\/|$)/.test(path) ? undefined : path
}

/**
 * Whether a path is of a login page: any page whose path ends in /login, in any language [ROUTE-011] (D-22), also in a
 * spelling that leads there.
 */
export const isLoginPath = (path: string): boolean =>
    /\/login\s*\/?\s*$/.test(pagePathOf(path) ?? '')

/**
 * The page to return to after a sign-in (G-30): a path of our own pages, never a login page. Undefined if there is
 * none. Does not check that the text stays on our origin: safeRedirect must have done that before.
 */
export const returnPath = (target: string | null | undefined): string | undefined => {
    if (!target || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(target)) return undefined
    return pagePathOf(target) !== undefined && !isLoginPath(target) ? target : undefined
}
