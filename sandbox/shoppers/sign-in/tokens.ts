import type {ShopperLoginTypes} from 'commerce-sdk-isomorphic'
import {createHash, sign, verify} from 'node:crypto'
import {z} from 'zod'
import type {SiteId} from '../../core/sites'
import type {SigningKey} from '../../world/keys'
import type {World} from '../../world/world'
import {type Account, findAccount} from '../customers/customer'
import {newRefreshToken, refreshLifetime, type Session} from './session'

/** One-time passwords need it. */
export const otpScope = 'sfcc.pwdless_login'

/** The scopes of the storefront's client, for guests and registered shoppers alike, as on the platform. */
export const shopperScopes = [
    'sfcc.shopper-availability',
    'sfcc.shopper-baskets-orders.rw',
    'sfcc.shopper-categories',
    'sfcc.shopper-configurations',
    'sfcc.shopper-consents.rw',
    'sfcc.shopper-context.rw',
    'sfcc.shopper-custom_objects',
    'sfcc.shopper-customers.login',
    'sfcc.shopper-customers.register',
    'sfcc.shopper-experience',
    'sfcc.shopper-gift-certificates',
    'sfcc.shopper-myaccount.rw',
    'sfcc.shopper-myaccount.addresses.rw',
    'sfcc.shopper-myaccount.baskets',
    'sfcc.shopper-myaccount.orders',
    'sfcc.shopper-myaccount.paymentinstruments.rw',
    'sfcc.shopper-myaccount.productlists.rw',
    'sfcc.shopper-product-search',
    'sfcc.shopper-productlists',
    'sfcc.shopper-products',
    'sfcc.shopper-promotions',
    'sfcc.shopper-seo',
    'sfcc.shopper-stores',
    otpScope,
    'c_homeward.rw'
].join(' ')

/** The scopes of the shared token: reading public data. */
export const sharedScopes = [
    'sfcc.shopper-availability',
    'sfcc.shopper-categories',
    'sfcc.shopper-configurations',
    'sfcc.shopper-experience',
    'sfcc.shopper-product-search',
    'sfcc.shopper-products',
    'sfcc.shopper-promotions',
    'sfcc.shopper-seo',
    'sfcc.shopper-stores',
    'c_homeward'
].join(' ')

/** The format of ES256 signatures in a token: two numbers side by side, not DER. */
const dsaEncoding = 'ieee-p1363'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A JSON Web Token signed with ES256. Without jose, which is asynchronous: a refresh token must be used up and replaced
 * in one transaction.
 */
export const signToken = ({privateKey, keyId}: SigningKey, claims: object): string => {
    const content = `${encode({typ: 'jwt', alg: 'ES256', kid: keyId})}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(content), {key: privateKey, dsaEncoding})
    return `${content}.${signature.toString('base64url')}`
}

const Header = z.object({alg: z.literal('ES256'), kid: z.string()})
const Claims = z.object({
    sub: z.string(),
    /** The id of the session; its tokens end with it. */
    sid: z.string(),
    scp: z.string(),
    iat: z.number(),
    exp: z.number()
})
export type Claims = z.output<typeof Claims>

/** The claims of a token that this sandbox signed and that has not expired; undefined for any other text. */
export const verifiedClaims = (key: SigningKey, token: string, now: Date): Claims | undefined => {
    const claims = cachedClaims(key).get(token) ?? signedClaims(key, token)
    if (!claims || claims.exp * 1000 <= now.getTime()) return undefined
    cacheClaims(key, token, claims)
    return claims
}

/** Tokens with a verified signature: verifying takes longer than most calls. */
const claimsCache = new WeakMap<SigningKey, Map<string, Claims>>()
const mostClaimsCached = 2000

const cachedClaims = (key: SigningKey) => claimsCache.get(key) ?? new Map<string, Claims>()

const cacheClaims = (key: SigningKey, token: string, claims: Claims) => {
    const tokens = cachedClaims(key)
    if (tokens.size >= mostClaimsCached) tokens.clear()
    claimsCache.set(key, tokens.set(token, claims))
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

/** Prevents a shopper's text from looking like another field, and limits the length to 255 characters. */
const plain = (text: string, longest: number) => text.replaceAll(':', ' ').slice(0, longest).trim()

/** The holder of the token, in the format that commerce-sdk-react reads. */
export const subjectOf = ({usid, clientId}: Pick<Session, 'usid' | 'clientId'>) =>
    `cc-slas::HMWD_001::scid:${clientId}::usid:${usid}`

export const issuerSubjectOf = (
    {guestId}: Pick<Session, 'guestId'>,
    account: Account | undefined,
    siteId: SiteId
) => {
    if (!account) return `uido:slas::upn:Guest::uidn:Guest User::gcid:${guestId}::chid:${siteId}`
    const {id, login, firstName, lastName} = account
    const name = plain(`${firstName} ${lastName}`, 40) || 'Shopper'
    return `uido:ecom::upn:${plain(login, 90)}::uidn:${name}::gcid:${guestId}::rcid:${id}::chid:${siteId}`
}

/** An access token of a session, from now on. */
export const newAccessToken = (world: World, session: Session, account: Account | undefined) => {
    const iat = Math.floor(world.now().getTime() / 1000)
    return signToken(world.keys.signing, {
        aut: 'GUID',
        scp: session.scopes,
        sub: subjectOf(session),
        ctx: 'slas',
        iss: 'slas/prod/hmwd_001',
        ist: 1,
        dnt: String(session.dnt),
        aud: 'commercecloud/prod/hmwd_001',
        nbf: iat - 30,
        sty: 'User',
        isb: issuerSubjectOf(session, account, world.siteId),
        exp: iat + world.accessSeconds,
        iat,
        jti: world.newId(),
        sid: session.id
    })
}

/** The response for a code or a refresh token; the identity token has the nonce of the sign-in. */
export const issueTokens = (
    world: World,
    session: Session,
    nonce: string | null = null
): ShopperLoginTypes.TokenResponse => {
    const account = session.customerId ? findAccount(world, session.customerId) : undefined
    return {
        access_token: newAccessToken(world, session, account),
        id_token: newIdToken(world, session, {account, nonce}),
        refresh_token: newRefreshToken(world, session),
        expires_in: world.accessSeconds,
        refresh_token_expires_in: refreshLifetime(session),
        token_type: 'Bearer',
        usid: session.usid,
        customer_id: session.customerId ?? session.guestId,
        enc_user_id: hashOfUser(account?.login ?? `Guest ${session.usid}`),
        idp_access_token: '',
        dnt: String(session.dnt === 1)
    }
}

type IdFacts = {account: Account | undefined; nonce: string | null}

const newIdToken = (world: World, {usid, clientId}: Session, {account, nonce}: IdFacts) => {
    const iat = Math.floor(world.now().getTime() / 1000)
    return signToken(world.keys.signing, {
        sub: `usid:${usid}`,
        aud: clientId,
        iss: 'slas/prod/hmwd_001',
        name: account ? `${account.firstName} ${account.lastName}` : 'Guest User',
        ...(account && {email: account.login}),
        ...(nonce !== null && {nonce}),
        exp: iat + world.accessSeconds,
        iat
    })
}

/** An id that tells users apart without naming them. */
const hashOfUser = (login: string) =>
    createHash('md5').update(login.toLowerCase()).digest('hex').toUpperCase()

/** The response after tokens were revoked; the texts 'null' are the service's own. */
export const noTokens = {
    access_token: '',
    id_token: 'null',
    refresh_token: '',
    expires_in: 0,
    refresh_token_expires_in: 0,
    token_type: 'Bearer',
    usid: 'null',
    customer_id: 'null',
    enc_user_id: 'null',
    idp_access_token: ''
}
