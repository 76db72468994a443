import type {Call, Commerce} from '@app/commerce/client'
import type {AppContext} from '@app/routing/route/app-context'
import {wasPriceRules} from './values/builders'

type Respond = (call: Call) => unknown

/** The shop on the sandbox's platform, for the SDK's clients. */
export const sdkShop = {clientId: 'shop', organizationId: 'f_ecom_hmwd_001', shortCode: 'hmwd0001'}

/** A Commerce with the responses of a test; it records its calls. */
export const aCommerce = (respond: Respond = () => ({})) => {
    const calls: Call[] = []
    const commerce: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-02-01',
        wasPriceRules,
        fetch: (call) => {
            calls.push(call)
            return Promise.resolve().then(() => respond(call))
        }
    }
    return {commerce, calls}
}

/** A visit in English on 2030-06-01, location unknown. */
export const anAppContext = (
    fetch: Commerce['fetch'],
    own: Partial<AppContext> = {}
): AppContext => ({
    locale: 'en-US',
    origin: 'https://shop.example',
    choice: null,
    storeId: undefined,
    redirectHosts: [],
    commerce: {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-06-01',
        wasPriceRules,
        fetch
    },
    ...own
})
