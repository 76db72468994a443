import type {Page} from '@playwright/test'
import {createHash, randomBytes} from 'node:crypto'
import type {MessageDescriptor} from 'react-intl'
import {loginMessages, registerMessages} from '@app/features/sign-in/messages'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {type Locale, translate} from './translate'

/** Of everybody in the sandbox. */
const PASSWORD = 'Homeward!1'

const {commerceApi, defaultSite} = checkedConfig(rawConfig)

/**
 * Signs a customer of the sandbox in before they come, by the two calls that a sign-in makes; the tokens then are where the
 * shop's server keeps them, in cookies that no script reads.
 */
export const signIn = async (page: Page, origin: string, login: string): Promise<void> => {
    const {organizationId, clientId} = commerceApi
    const slas = `${origin}/mobify/slas/public/shopper/auth/v1/organizations/${organizationId}/oauth2`
    const verifier = randomBytes(48).toString('base64url')
    const common = {client_id: clientId, channel_id: defaultSite}
    const redirect = {redirect_uri: `${origin}/callback`}

    const response = await page.request.post(`${slas}/login`, {
        maxRedirects: 0,
        headers: {
            authorization: `Basic ${Buffer.from(`${login}:${PASSWORD}`).toString('base64')}`,
            'x-site-id': defaultSite
        },
        form: {
            ...{...common, ...redirect},
            code_challenge: createHash('sha256').update(verifier).digest('base64url')
        }
    })
    const code = new URL(response.headers().location ?? '', origin).searchParams.get('code') ?? ''
    const tokens = await page.request.post(`${slas}/token`, {
        headers: {'x-site-id': defaultSite},
        form: {
            ...{...common, ...redirect, code, code_verifier: verifier},
            grant_type: 'authorization_code_pkce'
        }
    })
    if (!tokens.ok()) throw new Error(`${login} cannot sign in: ${await tokens.text()}`)
}

/**
 * Says where the shopper is from before they come. A first visit without it is given a store a moment after its page
 * has loaded, and the page is then asked anew for that store.
 */
export const withStore = (
    page: Page,
    baseURL: string | undefined,
    value = '01001.90210.chosen'
): Promise<void> => page.context().addCookies([{name: 'store', value, url: baseURL ?? ''}])

/** Registers somebody new on the sign-in page that is open, as whom nobody else uses. */
export const register = async (page: Page, locale: Locale): Promise<void> => {
    const main = page.getByRole('main')
    const say = (message: MessageDescriptor) => translate(locale, message)
    const fields = [
        [registerMessages.firstName, 'Nova'],
        [registerMessages.lastName, 'Hale'],
        [registerMessages.email, `nova${randomBytes(6).toString('hex')}@homeward.example`],
        [registerMessages.password, 'Quiet-Harbor!27']
    ] as const
    await main.getByRole('button', {name: say(loginMessages.create)}).click()
    for (const [label, value] of fields) {
        await main.getByLabel(say(label), {exact: true}).fill(value)
    }
    await main.getByRole('button', {name: say(registerMessages.submit)}).click()
}
