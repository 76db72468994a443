import {clientId, isSecretOfClient, privateClientId} from '../slas-client'
import {slasProblem} from '../slas-problem'

/** A client names itself in a Basic header; a public one has no secret. */
export const mustBeClient = (headers: Headers): string => {
    const {id, secret} = credentialsIn(headers) ?? refuseClient()
    if (id === clientId) return id
    return id === privateClientId && isSecretOfClient(secret) ? id : refuseClient()
}

/** What only a client with a secret may do. */
export const mustBePrivateClient = (headers: Headers) => {
    if (mustBeClient(headers) !== privateClientId) refuseClient()
}

/** A client that says who it is: the private one has to prove it. */
export const mustBeClientNamed = (given: string | undefined, headers: Headers): string => {
    if (given === clientId) return given
    const proven = mustBeClient(headers)
    return given === undefined || given === proven ? proven : refuseClient()
}

const credentialsIn = (headers: Headers) => {
    const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'basic') return undefined
    const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':')
    return {id, secret}
}

function refuseClient(): never {
    slasProblem(401, 'invalid_client', 'Basic Authorization failed.')
}
