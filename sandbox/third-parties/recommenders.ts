import {z} from 'zod'
import {defaultLocale} from '../core/locales'
import {findModel} from '../catalogue/model/model'
import {findProduct} from '../catalogue/model/product'
import type {Store} from '../stores/store'
import type {World} from '../world/world'

const Product = z.looseObject({id: z.string().min(1).max(100)})

/** The fields about the visitor and the viewed products that every call contains. [PERS-015…018] */
export const Visitor = z.looseObject({
    realm: z.string().min(1).max(64),
    instanceType: z.enum(['prd', 'sbx']),
    cookieId: z.string().min(1).max(128),
    userId: z.string().max(128).optional(),
    product: Product.optional(),
    products: z.array(Product).max(200).optional()
})

export type Visitor = z.output<typeof Visitor>

/** The products a call is about. */
export const productIdsOf = ({product, products = []}: Visitor): string[] => [
    ...new Set([...(product ? [product] : []), ...products].map(({id}) => id))
]

/** The visitor and the viewed products. */
export type Occasion = {cookieId: string; productIds: string[]; store: Store; most: number}

type Recommender = {
    recommenderType: string
    displayMessage: string
    pick: (world: World, occasion: Occasion) => string[]
}

const idsOf = (rows: {id: string}[]) => rows.map(({id}) => id)

const popular: Recommender['pick'] = ({statement}, {most}) =>
    idsOf(
        statement<{id: string}>(
            `SELECT product.id FROM product JOIN model ON model.no = model_no
             WHERE listing IS NOT NULL ORDER BY popularity DESC, product.no LIMIT ?`
        ).all(most)
    )

/** Products from the categories of the viewed products. */
const similar: Recommender['pick'] = ({statement}, {productIds, most}) =>
    idsOf(
        statement<{id: string}>(
            `SELECT product.id FROM product JOIN model ON model.no = model_no
             WHERE listing IS NOT NULL AND category_id IN (
                 SELECT category_id FROM product JOIN model ON model.no = model_no
                 WHERE product.id IN (SELECT value FROM json_each(?))
             )
             ORDER BY popularity DESC, product.no LIMIT ?`
        ).all(JSON.stringify(productIds), most)
    )

const together: Recommender['pick'] = (world, {productIds, store, most}) =>
    productIds
        .flatMap((id) => findProduct(world, id, store.c_zoneID) ?? [])
        .flatMap(({modelNo}) => findModel(world, modelNo, defaultLocale).recommendations)
        .slice(0, most)

const recent: Recommender['pick'] = ({statement}, {cookieId, most}) =>
    idsOf(
        statement<{id: string}>(
            `SELECT product_id AS id FROM activity
             WHERE cookie_id = ? AND name = 'viewProduct' AND product_id IS NOT NULL
             GROUP BY product_id ORDER BY max(no) DESC LIMIT ?`
        ).all(cookieId, most)
    )

export const recommenders: Record<string, Recommender> = {
    'popular-items': {
        recommenderType: 'most-viewed',
        displayMessage: 'Popular items',
        pick: popular
    },
    'similar-items': {
        recommenderType: 'similar',
        displayMessage: 'You might also like',
        pick: similar
    },
    'goes-together': {
        recommenderType: 'complementary',
        displayMessage: 'Goes well together',
        pick: together
    },
    'recently-viewed': {
        recommenderType: 'recent',
        displayMessage: 'Recently viewed',
        pick: recent
    }
}

const zones: Record<string, string> = {
    home: 'popular-items',
    'product-details': 'similar-items',
    'add-to-cart': 'similar-items',
    cart: 'goes-together',
    account: 'recently-viewed'
}

/** The recommender of a zone. A zone without one gets popular items. */
export const recommenderOfZone = (zone: string): string =>
    Object.hasOwn(zones, zone) ? (zones[zone] ?? 'popular-items') : 'popular-items'
