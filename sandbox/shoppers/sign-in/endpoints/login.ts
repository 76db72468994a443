import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {isPassword} from '../../customers/password'
import type {World} from '../../../world/world'
import {noteLogin} from '../sessions/note-login'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {GrantRequest} from './grant-request'
import {redirectWithCode} from './redirect-with-code'
import {slasPath} from './slas-path'

/** A registered shopper's way in: login and password as a Basic header. */
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
            return world.transaction(() => {
                noteLogin(world, account.id)
                return redirectWithCode(world, body, account.id)
            })
        }
    })
)

const credentialsIn = (headers: Headers) => {
    const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
    const text = Buffer.from(encoded, 'base64').toString()
    const colon = text.indexOf(':')
    if (scheme?.toLowerCase() !== 'basic' || colon < 1 || text.length > 512) {
        return slasProblem(401, 'invalid_client', 'Basic Authorization failed.')
    }
    return {name: text.slice(0, colon), password: text.slice(colon + 1)}
}

const findLogin = ({statement}: World, name: string) =>
    statement<{id: string; hash: string}>(
        'SELECT id, password_hash AS hash FROM customer WHERE login = ?'
    ).get(name)
