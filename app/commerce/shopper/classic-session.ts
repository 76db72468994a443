import type {Commerce} from '../client'

/**
 * Signs the shopper in on the same site's classic storefront too, by a cookie: our proxy lets through this one and no
 * other [API-039] (G-08). Rejects with a CommerceError.
 */
export const openClassicSession = async (own: Commerce): Promise<void> => {
    await own.fetch({family: 'ocapi', path: '/s/{site}/dw/shop/v22_8/sessions', body: {}})
}
