import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {findAccount} from '../../customers/account'
import {siteId} from '../slas-client'
import {slasEndpoint, slasProblem} from '../slas-problem'
import {slasPath} from './slas-path'

/** Who the access token belongs to. */
export const userInfo = slasEndpoint(
    endpoint({
        method: 'GET',
        path: `${slasPath}/userinfo`,
        access: 'public',
        query: z.object({
            channel_id: z.literal(siteId).optional(),
            idpValidate: z.string().optional()
        }),
        handle: ({shopper, world}) => {
            if (!shopper) return slasProblem(400, 'invalid_request', 'Bad or missing access token')
            const account = shopper.isGuest ? undefined : findAccount(world, shopper.customerId)
            if (!account) return {customer_id: shopper.customerId, sub: shopper.usid, name: 'Guest'}
            const {login, firstName, lastName} = account
            return {
                customer_id: shopper.customerId,
                sub: shopper.usid,
                email: login,
                given_name: firstName,
                family_name: lastName,
                name: `${firstName} ${lastName}`
            }
        }
    })
)
