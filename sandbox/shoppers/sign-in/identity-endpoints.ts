import {z} from 'zod'
import {siteId} from '../../core/sites'
import {endpoint} from '../../core/endpoint'
import {findAccount} from '../customers/customer'
import {slasEndpoint, slasPath, slasProblem} from './slas'

/** The owner of the access token. */
export const userInfo = slasEndpoint(
    endpoint({
        method: 'GET',
        path: `${slasPath}/userinfo`,
        access: 'public',
        query: z.object({
            channel_id: siteId.optional(),
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

/** The public half of the key that signs tokens. */
export const jwks = endpoint({
    method: 'GET',
    path: `${slasPath}/jwks`,
    access: 'public',
    handle: ({world}) => {
        const {publicKey, keyId} = world.keys.signing
        const key = {...publicKey.export({format: 'jwk'}), kid: keyId, use: 'sig', alg: 'ES256'}
        return {keys: [key]}
    }
})

export const openidConfiguration = endpoint({
    method: 'GET',
    path: `${slasPath}/.well-known/openid-configuration`,
    access: 'public',
    handle: ({url, params}) => {
        const base = new URL(slasPath.replace(':organizationId', params.organizationId), url).href
        return {
            issuer: base,
            authorization_endpoint: `${base}/authorize`,
            token_endpoint: `${base}/token`,
            revocation_endpoint: `${base}/revoke`,
            introspection_endpoint: `${base}/introspect`,
            userinfo_endpoint: `${base}/userinfo`,
            jwks_uri: `${base}/jwks`,
            response_types_supported: ['code'],
            grant_types_supported: ['authorization_code_pkce', 'refresh_token'],
            code_challenge_methods_supported: ['S256'],
            id_token_signing_alg_values_supported: ['ES256'],
            subject_types_supported: ['public'],
            scopes_supported: ['email', 'openid', 'offline_access'],
            claims_supported: ['email', 'name', 'given_name', 'family_name', 'sub']
        }
    }
})
