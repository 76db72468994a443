import {sign, verify} from 'node:crypto'
import {z} from 'zod'
import type {SigningKey} from '../../../world/keys'

/** ES256 signatures are two numbers side by side in a token, not DER. */
const dsaEncoding = 'ieee-p1363'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A JSON Web Token signed with ES256. By hand, as jose answers later only, and a refresh token must be used up and
 * replaced in one transaction.
 */
export const signToken = ({privateKey, keyId}: SigningKey, claims: object): string => {
    const content = `${encode({typ: 'jwt', alg: 'ES256', kid: keyId})}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(content), {key: privateKey, dsaEncoding})
    return `${content}.${signature.toString('base64url')}`
}

const Header = z.object({alg: z.literal('ES256'), kid: z.string()})
const Claims = z.object({
    sub: z.string(),
    /** The session; a token ends with it. */
    sid: z.string(),
    scp: z.string(),
    iat: z.number(),
    exp: z.number()
})
export type Claims = z.output<typeof Claims>

/** The claims of a token that this sandbox signed and that has not run out; undefined for any other text. */
export const verifiedClaims = (key: SigningKey, token: string, now: Date): Claims | undefined => {
    const claims = knownTokens(key).get(token) ?? signedClaims(key, token)
    if (!claims || claims.exp * 1000 <= now.getTime()) return undefined
    remember(key, token, claims)
    return claims
}

/** Tokens whose signature was found right: checking it takes longer than most calls. */
const known = new WeakMap<SigningKey, Map<string, Claims>>()
const mostKnown = 2000

const knownTokens = (key: SigningKey) => known.get(key) ?? new Map<string, Claims>()

const remember = (key: SigningKey, token: string, claims: Claims) => {
    const tokens = knownTokens(key)
    if (tokens.size >= mostKnown) tokens.clear()
    known.set(key, tokens.set(token, claims))
}

const signedClaims = (key: SigningKey, token: string): Claims | undefined => {
    const [header, payload, signature, ...rest] = token.split('.')
    if (!header || !payload || !signature || rest.length) return undefined
    const head = Header.safeParse(decode(header))
    if (!head.success || head.data.kid !== key.keyId) return undefined
    const signed = Buffer.from(`${header}.${payload}`)
    const proof = Buffer.from(signature, 'base64url')
    if (!verify('sha256', signed, {key: key.publicKey, dsaEncoding}, proof)) return undefined
    const claims = Claims.safeParse(decode(payload))
    return claims.success ? claims.data : undefined
}

const decode = (part: string): unknown => {
    try {
        return JSON.parse(Buffer.from(part, 'base64url').toString())
    } catch {
        return undefined
    }
}
