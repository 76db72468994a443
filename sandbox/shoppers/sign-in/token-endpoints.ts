import {z} from 'zod'
import {siteId} from '../../core/sites'
import {endpoint} from '../../core/endpoint'
import {answer} from '../../core/response'
import type {World} from '../../world/world'
import {redeemCode} from './authorization-code'
import {
    endSession,
    handOverWork,
    guestIdentityOf,
    redeemRefreshToken,
    sessionIdOfRefreshToken,
    standingSession,
    startSession,
    withTracking
} from './session'
import {
    mustBeClient,
    mustBeClientNamed,
    privateClientId,
    slasEndpoint,
    slasPath,
    slasProblem
} from './slas'
import {issueTokens, noTokens, shopperScopes, subjectOf, verifiedClaims} from './tokens'

const common = {
    client_id: z.string().max(40),
    channel_id: siteId.optional(),
    usid: z.string().max(256).optional(),
    dnt: z.enum(['true', 'false']).optional()
}

const CodeRequest = z.object({
    ...common,
    grant_type: z.literal('authorization_code_pkce'),
    code: z.string().max(256),
    code_verifier: z.string().min(43).max(128),
    redirect_uri: z.string().max(256)
})

const RefreshRequest = z.object({
    ...common,
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string().max(256)
})

const ClientRequest = z.object({
    ...common,
    client_id: common.client_id.optional(),
    grant_type: z.literal('client_credentials')
})

export const token = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/token`,
        access: 'public',
        bodyType: 'form',
        // A wrong proof uses up the code too, so nothing may be rolled back.
        atomic: false,
        body: z.discriminatedUnion('grant_type', [CodeRequest, RefreshRequest, ClientRequest]),
        handle: ({body, headers, world}) => {
            const client = mustBeClientNamed(body.client_id, headers)
            const request = withTokenOfHeader(body, headers)
            return answer(200, tokensFor(world, request, client), {'cache-control': 'no-store'})
        }
    })
)

type TokenRequest =
    z.output<typeof CodeRequest> | z.output<typeof RefreshRequest> | z.output<typeof ClientRequest>

/** A storefront whose pages cannot read tokens adds the refresh token in a header; the body's is empty then. */
const withTokenOfHeader = (body: TokenRequest, headers: Headers): TokenRequest => {
    if (body.grant_type !== 'refresh_token' || body.refresh_token !== '') return body
    return {...body, refresh_token: headers.get('sfdc_refresh_token') ?? ''}
}

const tokensFor = (world: World, body: TokenRequest, client: string) => {
    if (body.grant_type === 'refresh_token') return tokensForRefresh(world, body, client)
    if (body.grant_type === 'client_credentials') return tokensForGuest(world, body, client)
    return tokensForCode(world, body, client)
}

/** A public client cannot keep a secret, so it gets no token for itself. */
const tokensForGuest = (world: World, body: z.output<typeof ClientRequest>, clientId: string) => {
    if (clientId !== privateClientId) {
        slasProblem(400, 'unauthorized_client', 'A public client has no credentials.')
    }
    return world.transaction(() => {
        const {usid} = guestIdentityOf(world, body.usid)
        return issueTokens(
            world,
            startSession(world, {
                usid,
                customerId: null,
                dnt: body.dnt === 'true',
                scopes: shopperScopes,
                clientId
            })
        )
    })
}

const tokensForRefresh = (world: World, body: z.output<typeof RefreshRequest>, client: string) =>
    world.transaction(() => {
        const session = redeemRefreshToken(world, body.refresh_token, client)
        mustBeSameUsid(session, body.usid)
        // A refresh that says nothing about tracking leaves the shopper's choice as it is.
        const chosen =
            body.dnt === undefined ? session : withTracking(world, session, body.dnt === 'true')
        return issueTokens(world, chosen)
    })

const tokensForCode = (world: World, body: z.output<typeof CodeRequest>, clientId: string) => {
    const grant = redeemCode(world, {
        code: body.code,
        verifier: body.code_verifier,
        redirectUri: body.redirect_uri
    })
    mustBeSameUsid(grant, body.usid)
    return world.transaction(() => {
        const dnt = body.dnt === 'true'
        const session = startSession(world, {...grant, dnt, scopes: shopperScopes, clientId})
        handOverWork(world, session)
        return issueTokens(world, session, grant.nonce)
    })
}

const mustBeSameUsid = ({usid}: {usid: string}, given: string | undefined) => {
    if (given && given !== usid) {
        slasProblem(400, 'invalid_request', 'The usid belongs to another shopper.')
    }
}

const TokenAction = z.object({
    token: z.string().min(1).max(4096),
    token_type_hint: z.enum(['access_token', 'refresh_token']).optional()
})

/** Revokes a refresh token, and ends its session. */
export const revoke = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/revoke`,
        access: 'public',
        bodyType: 'form',
        body: TokenAction,
        handle: ({body, headers, world}) => {
            mustBeClient(headers)
            const sessionId = sessionIdOfRefreshToken(world, body.token)
            if (!sessionId) {
                return slasProblem(400, 'invalid_request', 'Bad or missing refresh token')
            }
            endSession(world, sessionId)
            return {...noTokens, refresh_token: body.token}
        }
    })
)

/** Describes a token. */
export const introspect = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/introspect`,
        access: 'public',
        bodyType: 'form',
        body: TokenAction,
        handle: ({body, headers, world}) => {
            mustBeClient(headers)
            return describe(world, body.token) ?? {active: false}
        }
    })
)

const describe = (world: World, token: string) => {
    const claims = verifiedClaims(world.keys.signing, token, world.now())
    const sessionId = claims?.sid ?? sessionIdOfRefreshToken(world, token)
    const session = sessionId && standingSession(world, sessionId)
    if (!session) return undefined
    return {
        active: true,
        client_id: session.clientId,
        scope: session.scopes,
        sub: subjectOf(session),
        token_type: claims ? 'access_token' : 'refresh_token',
        ...(claims && {exp: claims.exp, iat: claims.iat})
    }
}
