import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import type {World} from '../../../world/world'
import {sessionIdOfRefreshToken} from '../sessions/refresh-token'
import {endSession, standingSession} from '../sessions/session'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {verifiedClaims} from '../tokens/access-token'
import {noTokens} from '../tokens/no-tokens'
import {subjectOf} from '../tokens/subject'
import {mustBeClient} from './client-of-request'
import {slasPath} from './slas-path'

const TokenAction = z.object({
    token: z.string().min(1).max(4096),
    token_type_hint: z.enum(['access_token', 'refresh_token']).optional()
})

/** Takes a refresh token back, and with it the session. */
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

/** Tells what a token is good for. */
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
