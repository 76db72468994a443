import {z} from 'zod'
import type {Client} from '../../sandbox/tests/process/client'

const Found = z.object({hits: z.array(z.object({productId: z.string()}))})
const Made = z.object({basketId: z.string()})

const site = 'siteId=Homeward&locale=en-US'
const products = '/product/shopper-products/v1/organizations/{org}'
const search = '/search/shopper-search/v1/organizations/{org}'
const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'
const facets = 'refine=cgid%3Dfurniture&refine=c_condition%3DNew&limit=25'

const terms = ['sofa', 'bed', 'table', 'laptop', 'dryer', 'phone', 'chair', 'freezer']

/** The requests, by name: the paths of each list are requested in turn, so that not only one response is measured. */
export const requestPaths = async ({call}: Client, token: string) => {
    const found = await call(`${search}/product-search?${site}&q=bed&limit=100`, {token})
    const ids = Found.parse(found.json).hits.map(({productId}) => productId)
    const productItems = ids.slice(0, 3).map((productId) => ({productId, quantity: 1}))
    const made = await call(`${baskets}?siteId=Homeward`, {method: 'POST', token, body: {}})
    const {basketId} = Made.parse(made.json)
    for (const item of productItems) {
        // Not every product is in stock; a basket with some lines is enough.
        await call(`${baskets}/${basketId}/items?siteId=Homeward`, {
            method: 'POST',
            token,
            body: [item]
        })
    }
    return {
        product: ids.map((id) => `${products}/products/${id}?${site}&allImages=true`),
        category: ['furniture', 'appliances', 'electronics', 'computers'].map(
            (id) => `${products}/categories/${id}?${site}&levels=2`
        ),
        'basket read': [`${baskets}/${basketId}?siteId=Homeward`],
        'search with facets': terms.map(
            (term) => `${search}/product-search?${site}&q=${term}&limit=25`
        ),
        'listing with facets': [0, 25, 50].map(
            (offset) => `${search}/product-search?${site}&${facets}&offset=${offset}`
        ),
        suggestions: terms.map((term) => `${search}/search-suggestions?${site}&q=${term}`)
    }
}
