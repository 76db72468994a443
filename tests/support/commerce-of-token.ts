import {type Commerce, createCommerce} from '@app/commerce/client'
import {organization, type testSandbox} from '../../sandbox/tests/test-sandbox'
import {shopperOfToken} from '../../server/session/access-token'
import {wasPriceRules} from './values/builders'

type Sandbox = ReturnType<typeof testSandbox>

/** The platform for the owner of this token, which the proxy would add and our server reads. Records the calls. */
export const commerceOfToken = (
    sandbox: Sandbox,
    token: string,
    onRequest: (url: URL) => void = () => undefined
): Commerce =>
    createCommerce({
        siteId: 'Homeward',
        locale: 'en-US',
        organizationId: organization,
        clientId: 'storefront',
        base: {api: 'http://sandbox', ocapi: 'http://sandbox'},
        deadlineMs: 5000,
        today: () => '2030-06-01',
        wasPriceRules,
        token: () => Promise.resolve(token),
        fetch: (input, init) => {
            const request = new Request(input, init)
            onRequest(new URL(request.url))
            return sandbox.handle(request)
        },
        bff: () => {
            const who = shopperOfToken(token, sandbox.world.now())
            return Promise.resolve(Response.json(who ? {state: 'known', ...who} : {state: 'none'}))
        }
    })
