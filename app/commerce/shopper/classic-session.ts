import type {Commerce} from '../client'

/**
 * Signs the shopper in on the pages of the classic storefront of the same site too: by a cookie, which our proxy lets
 * through, and nothing else [API-039] (G-08). Rejects with a CommerceError.
 */
export const openClassicSession = async (own: Commerce): Promise<void> => {
    await own.fetch({family: 'ocapi', path: '/s/{site}/dw/shop/v22_8/sessions', body: {}})
}
