import {timingSafeEqual} from 'node:crypto'
import type {Endpoint} from '../../core/endpoint'
import {Problem} from '../../core/response'

export const slasPath = '/shopper/auth/v1/organizations/:organizationId/oauth2'

const documentOf = (error: string, detail: string) => ({
    error,
    error_description: detail,
    // What the service returns besides its contract, and commerce-sdk-react reads.
    message: detail
})

/** Refuses in the sign-in service's own shape. */
export function slasProblem(status: number, error: string, detail: string): never {
    throw new Problem(status, documentOf(error, detail))
}

/**
 * An endpoint of the sign-in service: refusals of the core have the service's shape too, and parameters that it does not
 * know are ignored, as OAuth demands (RFC 6749, 3.1 and 3.2).
 */
export const slasEndpoint = (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    run: async (call) => {
        try {
            return await endpoint.run({...call, ignoresUnknown: true})
        } catch (error) {
            throw error instanceof Problem ? inSlasShape(error) : error
        }
    }
})

const inSlasShape = (problem: Problem) =>
    'error' in problem.body
        ? problem
        : new Problem(
              problem.status,
              documentOf('invalid_request', problem.message),
              problem.headers
          )

/** The storefront's public client. */
export const clientId = '11111111-2222-4333-8444-555555555555'

/** A client with a secret, for storefronts whose server signs shoppers in. */
export const privateClientId = '66666666-7777-4888-8999-aaaaaaaaaaaa'
export const privateClientSecret = 'homeward-private-secret'

export const mustKnowClient = (given: string) => {
    if (given !== clientId && given !== privateClientId) {
        slasProblem(401, 'invalid_client', 'The client id is not known.')
    }
}

/** The storefront may have any host, as registered addresses may have wildcards; its path is always the same. */
export const mustBeRedirect = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isRegistered = url && /^https?:$/.test(url.protocol) && url.pathname === '/callback'
    if (!isRegistered || url.username || url.hash) {
        slasProblem(400, 'invalid_request', 'redirect_uri is not registered with the client.')
    }
}

/** Takes as long for a wrong secret as for the right one. */
export const isSecretOfClient = (given: string) => {
    const [one, other] = [Buffer.from(given), Buffer.from(privateClientSecret)]
    return one.length === other.length && timingSafeEqual(one, other)
}

/** A client identifies itself in a Basic header; a public one has no secret. */
export const mustBeClient = (headers: Headers): string => {
    const {id, secret} = credentialsIn(headers) ?? refuseClient()
    if (id === clientId) return id
    return id === privateClientId && isSecretOfClient(secret) ? id : refuseClient()
}

/** For clients with a secret only. */
export const mustBePrivateClient = (headers: Headers) => {
    if (mustBeClient(headers) !== privateClientId) refuseClient()
}

/** The client of a request: the private one has to send its secret. */
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
