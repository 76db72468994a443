/** The addresses and bodies of calls, as a browser made them on 28 November 2026. */

const organization = 'organizations/f_ecom_hmwd_001'
const common = 'siteId=Homeward&locale=en-US'
const commerce = (api: string, rest: string) => `/api/commerce/${api}/${organization}/${rest}`
const personal = (api: string, rest: string) =>
    `/api/scapi/${api}/${organization}/${rest}?${common}`

const products = 'product/shopper-products/v1'
const content = 'experience/shopper-experience/v1'
const customersApi = 'customer/shopper-customers/v1'
const baskets = 'checkout/shopper-baskets/v1'

/** A call with a body, which no browser caches. */
export type Call = {method: string; path: string; body: unknown}

export const storeRead = (storeId: string): string =>
    commerce('store/shopper-stores/v1', `stores?${common}&ids=${storeId}`)

export const footerRead = (storeId: string): string =>
    commerce(content, `pages/footer?${common}&c_store_id=${storeId}`)

export const categoryRead = (category: string): string =>
    commerce(products, `categories/${category}?${common}&levels=0`)

export const listingContentRead = (category: string): string =>
    commerce(content, `pages?${common}&aspectTypeId=plp&categoryId=${category}`)

const details =
    'allImages=true&perPricebook=true&expand=availability%2Clinks%2Cpromotions%2Coptions%2Cimages%2Cprices%2Cvariations%2Cbundled_products'

export const productRead = (product: string, storeId: string): string =>
    commerce(products, `products/${product}?${common}&${details}&c_store_id=${storeId}`)

export const cartProductRead = (product: string): string =>
    commerce(products, `products?${common}&ids=${product}&allImages=false&expand=variations`)

/** A text of the classic content library. */
export const assetRead = (id: string): string =>
    `/api/ocapi/s/Homeward/dw/shop/v22_8/content/${id}?locale=en-US&client_id=11111111-2222-4333-8444-555555555555`

export const searchCall = (category: string, storeId: string): Call => ({
    method: 'POST',
    path: commerce('custom/product/v1', `search?${common}`),
    body: {
        refine: [],
        isSearch: false,
        sort: 'MOST_POPULAR',
        offset: 0,
        limit: 25,
        category,
        cat: category,
        categoryData: {superCategory: category},
        filters: [],
        storeIds: [storeId],
        isBrandPLP: false,
        customer: 'guest',
        languageCodes: ['EN_US'],
        orderBy: 'MOST_POPULAR',
        pageSize: 25,
        requestMode: 'LIVE'
    }
})

export const customerRead = (customerId: string, part = ''): string =>
    personal(customersApi, `customers/${customerId}${part}`)

export const approvalCall = (customerId: string): Call => ({
    method: 'POST',
    path: personal('custom/get-existing-approval/v1', 'existingapproval'),
    body: {customerId, includeBlacklist: true}
})

export const newBasket = (usid: string): Call => ({
    method: 'POST',
    path: personal(baskets, 'baskets'),
    body: {c_customerSessionTrackingID: usid}
})

export const storeOfBasket = (basketId: string, storeId: string): Call => ({
    method: 'PATCH',
    path: personal(baskets, `baskets/${basketId}`),
    body: {c_storeId: storeId}
})

export const newLine = (basketId: string, productId: string): Call => ({
    method: 'POST',
    path: personal(baskets, `baskets/${basketId}/items`),
    body: [{productId, quantity: 1, c_racProductInventoryType: 'NEW'}]
})
