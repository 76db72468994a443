import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {slasEndpoint} from '../slas-problem'
import {GrantRequest} from './grant-request'
import {redirectWithCode} from './redirect-with-code'
import {slasPath} from './slas-path'

/** A guest's way in. Other identity providers (a hint with their name) are not connected. */
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
