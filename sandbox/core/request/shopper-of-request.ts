import {shopperOfToken} from '../../shoppers/sign-in/tokens/shopper-of-token'
import type {Shopper} from '../../shoppers/sign-in/shopper'
import type {World} from '../../world/world'
import type {Endpoint} from '../endpoint'
import {problem} from '../problem'

/** Who calls, if the call carries a valid access token. */
export const callerOf = (world: World, headers: Headers): Shopper | undefined => {
    const [scheme, token] = (headers.get('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
    return shopperOfToken(world, token)
}

/** Refuses with 401 who is nobody where somebody must be, and with 403 whose token has not the scope. */
export const mustBeAllowed = ({access, scope}: Endpoint, caller: Shopper | undefined) => {
    if (access === 'public') return
    if (!caller) return problem(401, 'unauthorized', 'A valid access token is required.')
    // Whoever may write may read.
    if (scope && !caller.scopes.includes(scope) && !caller.scopes.includes(`${scope}.rw`)) {
        problem(403, 'forbidden', `The access token has not the scope '${scope}'.`)
    }
}
