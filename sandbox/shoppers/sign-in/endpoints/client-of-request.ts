import {mustKnowClient} from '../slas-client'
import {slasProblem} from '../slas-problem'

/** A client names itself in a Basic header; a public one has no secret. */
export const mustBeClient = (headers: Headers) => {
    const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'basic') {
        slasProblem(401, 'invalid_client', 'Basic Authorization failed.')
    }
    mustKnowClient(Buffer.from(encoded, 'base64').toString().split(':')[0] ?? '')
}
