import {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import type {World} from '../../../world/world'
import {redeemCode} from '../sessions/authorization-code'
import {redeemRefreshToken} from '../sessions/refresh-token'
import {startSession} from '../sessions/session'
import {visitOf} from '../sessions/visit'
import {privateClientId, siteId} from '../slas-client'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {issueTokens} from '../tokens/issue-tokens'
import {shopperScopes} from '../tokens/scopes'
import {mustBeClientNamed} from './client-of-request'
import {slasPath} from './slas-path'

const common = {
    client_id: z.string().max(40),
    channel_id: z.literal(siteId).optional(),
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
        // A wrong proof spends the code all the same, so nothing may be undone.
        atomic: false,
        body: z.discriminatedUnion('grant_type', [CodeRequest, RefreshRequest, ClientRequest]),
        handle: ({body, headers, world}) => {
            const client = mustBeClientNamed(body.client_id, headers)
            return answer(200, tokensFor(world, body, client), {'cache-control': 'no-store'})
        }
    })
)

type TokenRequest =
    z.output<typeof CodeRequest> | z.output<typeof RefreshRequest> | z.output<typeof ClientRequest>

const tokensFor = (world: World, body: TokenRequest, client: string) => {
    if (body.grant_type === 'refresh_token') return tokensForRefresh(world, body, client)
    if (body.grant_type === 'client_credentials') return tokensForGuest(world, body, client)
    return tokensForCode(world, body, client)
}

/** A public client cannot keep a secret, so it gets nothing for itself alone. */
const tokensForGuest = (world: World, body: z.output<typeof ClientRequest>, clientId: string) => {
    if (clientId !== privateClientId) {
        slasProblem(400, 'unauthorized_client', 'A public client has no credentials.')
    }
    return world.transaction(() => {
        const {usid} = visitOf(world, body.usid)
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
        mustBeSameVisit(session, body.usid)
        return issueTokens(world, session)
    })

const tokensForCode = (world: World, body: z.output<typeof CodeRequest>, clientId: string) => {
    const grant = redeemCode(world, {
        code: body.code,
        verifier: body.code_verifier,
        redirectUri: body.redirect_uri
    })
    mustBeSameVisit(grant, body.usid)
    return world.transaction(() => {
        const dnt = body.dnt === 'true'
        const session = startSession(world, {...grant, dnt, scopes: shopperScopes, clientId})
        return issueTokens(world, session)
    })
}

const mustBeSameVisit = ({usid}: {usid: string}, given: string | undefined) => {
    if (given && given !== usid) {
        slasProblem(400, 'invalid_request', 'The usid belongs to another shopper.')
    }
}
