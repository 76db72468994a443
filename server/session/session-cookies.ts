/** A cookie of a request; nothing if it has none of that name, or an empty one. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
    header
        ?.split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1) || undefined

/** The shopper's access token, which the kit keeps in a cookie that no script reads [D-05]. */
export const accessTokenIn = (cookies: string | undefined, siteId: string): string | undefined =>
    cookieIn(cookies, `cc-at_${siteId}`)

/** A customer's token for new tokens. */
export const refreshTokenIn = (cookies: string | undefined, siteId: string): string | undefined =>
    cookieIn(cookies, `cc-nx_${siteId}`)

/**
 * Who could get a new session without a password, as far as the cookies tell: whether the platform accepts the refresh
 * token is known only after it was used.
 */
export const renewableIn = (
    cookies: string | undefined,
    siteId: string
): 'registered' | 'guest' | null => {
    if (refreshTokenIn(cookies, siteId) !== undefined) return 'registered'
    return cookieIn(cookies, `cc-nx-g_${siteId}`) === undefined ? null : 'guest'
}
