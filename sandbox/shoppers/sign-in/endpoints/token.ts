import {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import type {World} from '../../../world/world'
import {redeemCode} from '../sessions/authorization-code'
import {redeemRefreshToken} from '../sessions/refresh-token'
import {startSession} from '../sessions/session'
import {mustKnowClient, siteId} from '../slas-client'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {issueTokens} from '../tokens/issue-tokens'
import {shopperScopes} from '../tokens/scopes'
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

/** A public client cannot keep a secret, so it gets nothing for itself alone (client_credentials). */
export const token = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/token`,
        access: 'public',
        bodyType: 'form',
        // A wrong proof spends the code all the same, so nothing may be undone.
        atomic: false,
        body: z.discriminatedUnion('grant_type', [CodeRequest, RefreshRequest]),
        handle: ({body, world}) => {
            mustKnowClient(body.client_id)
            const tokens =
                body.grant_type === 'refresh_token'
                    ? tokensForRefresh(world, body)
                    : tokensForCode(world, body)
            return answer(200, tokens, {'cache-control': 'no-store'})
        }
    })
)

const tokensForRefresh = (world: World, body: z.output<typeof RefreshRequest>) =>
    world.transaction(() => {
        const session = redeemRefreshToken(world, body.refresh_token)
        mustBeSameVisit(session, body.usid)
        return issueTokens(world, session)
    })

const tokensForCode = (world: World, body: z.output<typeof CodeRequest>) => {
    const grant = redeemCode(world, {
        code: body.code,
        verifier: body.code_verifier,
        redirectUri: body.redirect_uri
    })
    mustBeSameVisit(grant, body.usid)
    return world.transaction(() => {
        const dnt = body.dnt === 'true'
        return issueTokens(world, startSession(world, {...grant, dnt, scopes: shopperScopes}))
    })
}

const mustBeSameVisit = ({usid}: {usid: string}, given: string | undefined) => {
    if (given && given !== usid) {
        slasProblem(400, 'invalid_request', 'The usid belongs to another shopper.')
    }
}
