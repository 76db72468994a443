import {isUtf8} from 'node:buffer'
import {z} from 'zod'
import {siteId} from '../../core/sites'
import {endpoint} from '../../core/endpoint'
import type {World} from '../../world/world'
import {isPassword} from '../customers/password'
import {GrantRequest, redirectWithCode} from './authorization-code'
import {endSession, endSessionsOf, noteLogin, sessionIdOfRefreshToken} from './session'
import {refusals, signInStateOf} from './sign-in-refusal'
import {mustKnowClient, slasEndpoint, slasPath, slasProblem} from './slas'
import {noTokens} from './tokens'

/** Signs in a guest. Other identity providers (a hint with their name) are not connected. */
export const authorize = slasEndpoint(
    endpoint({
        method: 'GET',
        path: `${slasPath}/authorize`,
        access: 'public',
        query: GrantRequest.extend({
            response_type: z.literal('code'),
            hint: z.literal('guest'),
            dnt: z.string().optional()
        }),
        handle: ({query, world}) => world.transaction(() => redirectWithCode(world, query, null))
    })
)

/** Signs in a registered shopper: login and password as a Basic header. */
export const login = slasEndpoint(
    endpoint({
        method: 'POST',
        path: `${slasPath}/login`,
        access: 'public',
        atomic: false,
        bodyType: 'form',
        body: GrantRequest.extend({
            response_type: z.literal('code').optional(),
            dnt: z.string().optional()
        }),
        handle: async ({body, headers, world}) => {
            const {name, password} = credentialsIn(headers)
            const account = findLogin(world, name)
            const isRight = await isPassword(password, account?.hash)
            if (!account || !isRight)
                return slasProblem(401, 'invalid_client', 'Basic Authorization failed.')
            const state = signInStateOf(world, account.id)
            if (state !== 'open')
                return slasProblem(403, refusals[state].error, refusals[state].detail)
            return world.transaction(() => {
                noteLogin(world, account.id)
                return redirectWithCode(world, body, account.id)
            })
        }
    })
)

/** A user id and a password as basic authentication has them: base64 of UTF-8, the first colon between them (RFC 7617). */
const credentialsIn = (headers: Headers) => {
    const [, encoded = ''] =
        /^basic +([A-Za-z\d+/]+={0,2})$/i.exec(headers.get('authorization') ?? '') ?? []
    const text = inUtf8(Buffer.from(encoded, 'base64'))
    const colon = text.indexOf(':')
    if (colon < 1 || colon > mostOfName || text.length > mostOfCredentials) {
        return slasProblem(401, 'invalid_client', 'Basic Authorization failed.')
    }
    return {name: text.slice(0, colon), password: text.slice(colon + 1)}
}

/** The contract's longest login, and with it the longest password. */
const mostOfName = 256
const mostOfCredentials = mostOfName + 1 + 4096

/** The text of these bytes; none if they are not UTF-8. */
const inUtf8 = (bytes: Buffer): string => (isUtf8(bytes) ? bytes.toString() : '')

const findLogin = ({statement}: World, name: string) =>
    statement<{id: string; hash: string}>(
        'SELECT id, password_hash AS hash FROM customer WHERE login = ?'
    ).get(name)

/** Ends a registered shopper's session, or all of them. */
export const logout = slasEndpoint(
    endpoint({
        method: 'GET',
        path: `${slasPath}/logout`,
        access: 'public',
        query: z.object({
            client_id: z.string().max(40),
            refresh_token: z.string().max(256),
            channel_id: siteId.optional(),
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
