import {z} from 'zod'

/** The shopper in the platform's access token, and when the token expires. */
export type Shopper = {
    customerId: string
    registered: boolean
    usid: string
    expiresAt: Date
}

const Claims = z.object({exp: z.number(), isb: z.string(), sub: z.string()})

/** The value behind a name in a token's subject: `usid` of `cc-slas::…::usid:a-b`. */
const partOf = (subject: string, name: string): string | undefined =>
    subject
        .split('::')
        .find((part) => part.startsWith(`${name}:`))
        ?.slice(name.length + 1)

const claimsIn = (token: string): z.infer<typeof Claims> | undefined => {
    try {
        const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
        return Claims.safeParse(JSON.parse(payload)).data
    } catch {
        return undefined
    }
}

/**
 * The shopper in an access token: a guest has the id `gcid`, a customer `rcid`. Undefined if it is no token or has
 * expired. The signature is checked by the platform, with every call: the decoded values alone give access to nothing.
 */
export const shopperOfToken = (token: string | undefined, now: Date): Shopper | undefined => {
    const claims = token === undefined ? undefined : claimsIn(token)
    if (claims === undefined || claims.exp * 1000 <= now.getTime()) return undefined
    const registeredId = partOf(claims.isb, 'rcid')
    const customerId = registeredId ?? partOf(claims.isb, 'gcid')
    const usid = partOf(claims.sub, 'usid')
    if (!customerId || !usid) return undefined
    return {
        customerId,
        registered: registeredId !== undefined,
        usid,
        expiresAt: new Date(claims.exp * 1000)
    }
}

/** Whether a token is of this site, by the channel that the platform names in it; a token that names none is. */
export const isTokenOfSite = (token: string, siteId: string): boolean => {
    const channel = partOf(claimsIn(token)?.isb ?? '', 'chid')?.trim()
    return channel === undefined || channel === '' || channel === siteId
}
