import type {ShopperSEOTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {defaultLocale} from '../core/locales'
import {categoryAt} from '../catalogue/model/category'
import {findModel} from '../catalogue/model/model'
import {findProduct, productUrl} from '../catalogue/model/product'
import {insertInto} from '../catalogue/seed/write-rows'
import {addressOf} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'
import {problem} from '../core/response'
import type {Migration} from '../world/database'
import type {World} from '../world/world'
import {jobsPage} from './redirects'

export const seoMigration: Migration = {
    id: 'seo-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE url_redirect (
                segment TEXT PRIMARY KEY,
                destination TEXT NOT NULL,
                status INTEGER NOT NULL,
                keeps_parameters INTEGER NOT NULL
            ) STRICT;
        `)
    }
}

/** Old addresses, short ones from leaflets, and words that are typed into the search box. */
const redirects: readonly [segment: string, destination: string, status: number][] = [
    ['sofas-and-couches', '/c/furniture/living-room/sofas', 301],
    ['living-room-furniture', '/c/furniture/living-room', 301],
    ['tvs', '/c/electronics/televisions', 301],
    ['washers-and-dryers', '/c/appliances/laundry', 301],
    ['sale', '/c/offers', 302],
    ['how-it-works', '/how-rac-works', 301],
    ['locations', '/store-locator', 301],
    ['payments', '/my-accounts', 302],
    ['gift cards', '/contact-us', 302],
    ['jobs', jobsPage, 302]
]

export const seedRedirects = (world: World) => {
    const insert = insertInto(world, 'url_redirect')
    for (const [segment, destination, status] of redirects) {
        insert({segment, destination, status, keeps_parameters: Number(status === 301)})
    }
}

/** The platform's response, with the field that the storefront reads (G-19). */
type Mapping = ShopperSEOTypes.UrlMapping & {destination: string}

/** The target of an address: a product, a category, or another address [API-056]. */
export const getUrlMapping = endpoint({
    method: 'GET',
    path: '/site/shopper-seo/v1/organizations/:organizationId/url-mapping',
    scope: 'sfcc.shopper-seo',
    query: siteQuery.extend({urlSegment: z.string().min(1).max(2047)}),

    handle({query: {urlSegment}, world, url}): Mapping {
        const segment = urlSegment.replace(/^\/+|\/+$/g, '')
        return (
            redirectFrom(world, segment, url) ??
            productAt(world, segment) ??
            categoryFor(world, segment) ??
            problem(404, 'url-mapping-not-found', 'No mapping was found for this address.')
        )
    }
})

type Redirect = {destination: string; status: number; keeps_parameters: number}

const redirectFrom = ({statement}: World, segment: string, url: URL): Mapping | undefined => {
    const row = statement<Redirect>('SELECT * FROM url_redirect WHERE segment = ?').get(
        segment.toLowerCase()
    )
    if (!row) return undefined
    const destination = addressOf(row.destination, url)
    return {
        statusCode: row.status,
        destinationUrl: destination,
        destination,
        copySourceParams: row.keeps_parameters === 1
    }
}

/** Any path that ends in a product's id, as those of the shop do; the words before it may have changed. */
const productAt = (world: World, segment: string): Mapping | undefined => {
    const [, id] = /^(?:p\/[^/]+|product)\/([^/]+)$/.exec(segment) ?? []
    const row = id === undefined ? undefined : findProduct(world, id, '1')
    if (!row) return undefined
    const model = findModel(world, row.modelNo, defaultLocale)
    return {
        resourceType: 'PRODUCT',
        resourceId: row.id,
        productCategoryId: model.categoryId,
        destination: productUrl(model, row.id)
    }
}

const categoryFor = (world: World, segment: string): Mapping | undefined => {
    const path = segment.replace(/^c\//, '')
    const category = path.includes(' ') ? undefined : categoryAt(world, path)
    if (!category || category.id === 'root') return undefined
    return {
        resourceType: 'CATEGORY',
        resourceId: category.id,
        destination: `/c/${category.path}`
    }
}
