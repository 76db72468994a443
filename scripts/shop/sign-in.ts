import type {APIRequestContext} from '@playwright/test'
import {createHash, randomBytes} from 'node:crypto'
import rawConfig from '../../config/default'
import {checkedConfig} from '../../config/storefront-config'

/** The password of every customer in the sandbox. */
const PASSWORD = 'Homeward!1'

const {commerceApi, defaultSite} = checkedConfig(rawConfig)

/**
 * Signs a customer of the sandbox in before the visit, with the two calls of a sign-in; the tokens are then in the shop's
 * cookies, which no script can read.
 */
export const signIn = async (
    request: APIRequestContext,
    origin: string,
    login: string
): Promise<void> => {
    const {organizationId, clientId} = commerceApi
    const slas = `${origin}/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`
    const verifier = randomBytes(48).toString('base64url')
    const common = {client_id: clientId, channel_id: defaultSite}
    const redirect = {redirect_uri: `${origin}/callback`}

    const response = await request.post(`${slas}/login`, {
        maxRedirects: 0,
        headers: {
            authorization: `Basic ${Buffer.from(`${login}:${PASSWORD}`).toString('base64')}`,
            'x-site-id': defaultSite
        },
        form: {
            ...common,
            ...redirect,
            code_challenge: createHash('sha256').update(verifier).digest('base64url')
        }
    })
    const code = new URL(response.headers().location ?? '', origin).searchParams.get('code') ?? ''
    const tokens = await request.post(`${slas}/token`, {
        headers: {'x-site-id': defaultSite},
        form: {
            ...common,
            ...redirect,
            code,
            code_verifier: verifier,
            grant_type: 'authorization_code_pkce'
        }
    })
    if (!tokens.ok()) throw new Error(`${login} cannot sign in: ${await tokens.text()}`)
}
