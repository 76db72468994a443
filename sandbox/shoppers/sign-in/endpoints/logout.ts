import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {sessionIdOfRefreshToken} from '../sessions/refresh-token'
import {endSession, endSessionsOf} from '../sessions/session'
import {mustKnowClient, siteId} from '../slas-client'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {noTokens} from '../tokens/no-tokens'
import {slasPath} from './slas-path'

/** Ends a registered shopper's session, or all of them. */
export const logout = slasEndpoint(
    endpoint({
        method: 'GET',
        path: `${slasPath}/logout`,
        access: 'public',
        query: z.object({
            client_id: z.string().max(40),
            refresh_token: z.string().max(256),
            channel_id: z.literal(siteId).optional(),
            hint: z.literal('all-sessions').optional()
        }),
        handle: ({query, shopper, world}) => {
            mustKnowClient(query.client_id)
            if (!shopper)
                return slasProblem(401, 'invalid_token', 'A valid access token is required.')
            const sessionId = sessionIdOfRefreshToken(world, query.refresh_token)
            if (sessionId && sessionId !== shopper.sessionId) {
                return slasProblem(400, 'invalid_request', 'The tokens are of different sessions.')
            }
            world.transaction(() => {
                endSession(world, shopper.sessionId)
                if (query.hint) endSessionsOf(world, shopper.customerId)
            })
            return noTokens
        }
    })
)
