import {timingSafeEqual} from 'node:crypto'
import {slasProblem} from './slas-problem'

/** The storefront's public client and its site. */
export const clientId = '11111111-2222-4333-8444-555555555555'
export const siteId = 'Homeward'

/** A client that keeps a secret, for storefronts whose server signs shoppers in. */
export const privateClientId = '66666666-7777-4888-8999-aaaaaaaaaaaa'
export const privateClientSecret = 'homeward-private-secret'

export const mustKnowClient = (given: string) => {
    if (given !== clientId && given !== privateClientId) {
        slasProblem(401, 'invalid_client', 'The client id is not known.')
    }
}

/** Any host may be the storefront's, as a registered address may have wildcards; its page is always the same. */
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
