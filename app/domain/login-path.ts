/** The pages of our own origin, as opposed to calls of its server and proxies (D-22). */
const isPagePath = (path: string): boolean => !/^\/(?:api|mobify|callback)(?:\/|$)/.test(path)

/** Whether a path is of a login page: any page whose path ends in /login, in any language [ROUTE-011] (D-22). */
export const isLoginPath = (path: string): boolean =>
    isPagePath(path) && /\/login\/?$/.test(path.replace(/[?#].*$/s, ''))

/**
 * The page to return to after a sign-in (G-30): a path of our own pages, never a login page. Undefined if there is
 * none. Does not check that the text stays on our origin: safeRedirect must have done that before.
 */
export const returnPath = (target: string | null | undefined): string | undefined => {
    if (!target || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(target)) return undefined
    return isPagePath(target) && !isLoginPath(target) ? target : undefined
}
