import {slasProblem} from './slas-problem'

/** The storefront's public client and its site. */
export const clientId = '11111111-2222-4333-8444-555555555555'
export const siteId = 'Homeward'

export const mustKnowClient = (given: string) => {
    if (given !== clientId) slasProblem(401, 'invalid_client', 'The client id is not known.')
}

/** Any host may be the storefront's, as a registered address may have wildcards; its page is always the same. */
export const mustBeRedirect = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isRegistered = url && /^https?:$/.test(url.protocol) && url.pathname === '/callback'
    if (!isRegistered || url.username || url.hash) {
        slasProblem(400, 'invalid_request', 'redirect_uri is not registered with the client.')
    }
}
