import {z} from 'zod'
import {get} from '../../scripts/shop/plain-get'
import {cartProductRead} from './calls'

/** A store as the cookie and the calls name it. */
export type Store = {id: string; zip: string}

/** A page, and the files and pictures that its HTML names. */
export type Page = {path: string; bundles: string[]; images: string[]}

/** What shoppers may visit: found by links, from a shop itself and not through its cache. */
export type Catalogue = {
    /** The first one is the home page. */
    pages: Page[]
    categories: string[]
    products: string[]
    /** What of them fits into a basket: the product itself, or its first variant. */
    orderable: string[]
    stores: Store[]
}

/** An item by its index; after the last one comes the first again. Throws an Error if there is none. */
export const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index % items.length]
    if (item === undefined) throw new Error('The catalogue is empty')
    return item
}

const Stores = z.object({data: z.array(z.object({id: z.string(), postalCode: z.string()}))})

const storesApi = '/api/commerce/store/shopper-stores/v1/organizations/f_ecom_hmwd_001'
const zips = ['90210', '75024', '10001', '60601', '33101', '98101', '30301', '80201', '02108']

/** Stores all over the country. */
export const storesOf = async (origin: string, most: number): Promise<Store[]> => {
    const found = new Map<string, Store>()
    for (const zip of zips) {
        const query = `siteId=Homeward&countryCode=US&postalCode=${zip}&maxDistance=500&limit=50`
        const answer = await fetch(`${origin}${storesApi}/store-search?${query}`)
        const {data} = Stores.parse(await answer.json())
        for (const {id, postalCode} of data) found.set(id, {id, zip: postalCode.slice(0, 5)})
    }
    return [...found.values()].slice(0, most)
}

/** The store's cookie, as a shopper has it who chose the store. */
export const cookieOf = ({id, zip}: Store): string => `store=${id}.${zip}.chosen`

const matches = (html: string, pattern: RegExp): string[] => [
    ...new Set([...html.matchAll(pattern)].map(([, found = '']) => found))
]

/** The paths of categories (`c`) or products (`p`) that a page links to. */
export const linksIn = (html: string, kind: 'c' | 'p'): string[] =>
    matches(html, new RegExp(`"(/${kind}/[^"?#\\s]+)`, 'g'))

/** A browser of a phone loads about this many pictures of a page before its shopper scrolls. */
const imagesInView = 10

/** The scripts and the first pictures of a page. */
export const filesIn = (html: string): Pick<Page, 'bundles' | 'images'> => ({
    bundles: matches(html, /(?:src|href)="(\/mobify\/bundle\/[^"]+)"/g),
    images: matches(html, /<img[^>]* src="(\/mobify\/caching\/[^"]+)"/g).slice(0, imagesInView)
})

const pageAt = async (origin: string, path: string): Promise<{page: Page; html: string}> => {
    for (let tries = 0; tries < 5; tries += 1) {
        const {status, body} = await get(`${origin}${path}`)
        const html = body.toString()
        if (status === 200) return {page: {path, ...filesIn(html)}, html}
    }
    throw new Error(`${path} has not been answered with 200 in five tries`)
}

/** The platform's id of a category: `furniture-living-room` for `/c/furniture/living-room`. */
export const categoryIdOf = (path: string): string => path.slice('/c/'.length).replace(/\//g, '-')

/** The platform's id of a product, which is the end of its path. */
export const productIdOf = (path: string): string => path.split('/').pop() ?? ''

const Products = z.object({
    data: z.array(
        z.object({
            id: z.string(),
            variants: z.array(z.object({productId: z.string(), orderable: z.boolean()})).optional()
        })
    )
})

/** As many as one call may name. */
const atOnce = 24

const orderableOf = async (origin: string, products: readonly string[]): Promise<string[]> => {
    const found: string[] = []
    for (let from = 0; from < products.length; from += atOnce) {
        const ids = products.slice(from, from + atOnce).join()
        const answer = await fetch(`${origin}${cartProductRead(ids)}`)
        for (const {id, variants} of Products.parse(await answer.json()).data) {
            const first = variants?.find(({orderable}) => orderable)?.productId
            if (!variants || variants.length === 0) found.push(id)
            else if (first !== undefined) found.push(first)
        }
    }
    return found
}

/** Reads the home page, listings and products of a shop; also makes its processes warm. */
export const catalogueOf = async (
    origin: string,
    {stores, categories, products}: {stores: number; categories: number; products: number}
): Promise<Catalogue> => {
    const home = await pageAt(origin, '/')
    const listings: Awaited<ReturnType<typeof pageAt>>[] = []
    for (const path of linksIn(home.html, 'c').slice(0, categories))
        listings.push(await pageAt(origin, path))
    const paths = [...new Set(listings.flatMap(({html}) => linksIn(html, 'p')))].slice(0, products)
    const [sample] = paths
    if (sample === undefined) throw new Error('No listing links to a product')
    // The files of one product page are those of all.
    const {bundles, images} = (await pageAt(origin, sample)).page
    const listingPages = listings.map(({page}) => page)
    return {
        pages: [home.page, ...listingPages, ...paths.map((path) => ({path, bundles, images}))],
        categories: listingPages.map(({path}) => categoryIdOf(path)),
        products: paths.map(productIdOf),
        orderable: await orderableOf(origin, paths.map(productIdOf)),
        stores: await storesOf(origin, stores)
    }
}
