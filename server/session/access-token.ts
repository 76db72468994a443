import {z} from 'zod'

/** Who a shopper is, as the platform's access token says it; the moment at which the token ends. */
export type Shopper = {
    customerId: string
    registered: boolean
    usid: string
    expiresAt: Date
}

const Claims = z.object({exp: z.number(), isb: z.string(), sub: z.string()})

/** The part of a token's subject behind a name: `usid` of `cc-slas::…::usid:a-b`. */
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
 * The shopper whom an access token names: a guest has the id `gcid`, a customer `rcid`. Nothing if it is no token or has
 * ended. The signature is the platform's to check, at every call: what is read here opens nothing.
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
