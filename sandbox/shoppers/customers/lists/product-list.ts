import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {type CustomAttributes, withCustom} from '../../../core/custom-attributes'
import {defined, parseStored} from '../../../core/json'
import {notFound} from '../../../core/response'
import type {Shopper, World} from '../../../world/world'

const type = z.enum([
    'wish_list',
    'gift_registry',
    'shopping_list',
    'custom_1',
    'custom_2',
    'custom_3'
])

export const ListRequest = withCustom({
    type: type.optional(),
    name: z.string().max(256).optional(),
    description: z.string().max(4000).optional(),
    public: z.boolean().optional()
})

export const NewItemRequest = withCustom({
    type: z.enum(['product', 'gift_certificate']).default('product'),
    productId: z.string().min(1).max(100).optional(),
    quantity: z.number().min(0).max(999),
    priority: z.number().int().min(-100).max(100),
    public: z.boolean()
})

export const ItemChangeRequest = withCustom({
    productId: z.string().min(1).max(100).optional(),
    quantity: z.number().min(0).max(999).optional(),
    priority: z.number().int().min(-100).max(100).optional(),
    public: z.boolean().optional()
})

export type ProductListItem = {
    id: string
    type: 'product' | 'gift_certificate'
    productId?: string | undefined
    quantity: number
    priority: number
    isPublic: boolean
    custom: CustomAttributes
}

export type ProductList = {
    id: string
    customerId: string
    type: string
    name?: string | undefined
    description?: string | undefined
    isPublic: boolean
    createdAt: number
    modifiedAt: number
    items: ProductListItem[]
    custom: CustomAttributes
}

type Row = {document: string}

const asList = ({document}: Row): ProductList => parseStored(document)

export const listsOf = ({statement}: World, customerId: string): ProductList[] =>
    statement<Row>('SELECT document FROM product_list WHERE customer_id = ? ORDER BY rowid')
        .all(customerId)
        .map(asList)

/** A shopper's own list; undefined for somebody else's. */
export const ownList = (world: World, id: string, {customerId}: Shopper): ProductList => {
    const row = world
        .statement<Row>('SELECT document FROM product_list WHERE id = ? AND customer_id = ?')
        .get(id, customerId)
    return row ? asList(row) : notFound('product list', id)
}

export const publicList = ({statement}: World, id: string): ProductList => {
    const row = statement<Row>(
        'SELECT document FROM product_list WHERE id = ? AND is_public = 1'
    ).get(id)
    return row ? asList(row) : notFound('product list', id)
}

export const saveList = (world: World, list: ProductList): ProductList => {
    const stored = {...list, modifiedAt: world.now().getTime()}
    world
        .statement(
            `INSERT INTO product_list (id, customer_id, is_public, document) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 is_public = excluded.is_public,
                 document = excluded.document`
        )
        .run(stored.id, stored.customerId, Number(stored.isPublic), JSON.stringify(stored))
    return stored
}

export const dropList = ({statement}: World, id: string) =>
    statement('DELETE FROM product_list WHERE id = ?').run(id)

export const findItem = ({items}: ProductList, id: string): ProductListItem =>
    items.find((item) => item.id === id) ?? notFound('product list item', id)

const listTypes = [
    'wish_list',
    'gift_registry',
    'shopping_list',
    'custom_1',
    'custom_2',
    'custom_3'
] as const

const typeOf = ({type}: ProductList) => listTypes.find((one) => one === type) ?? 'wish_list'

export const presentItem = ({
    id,
    type,
    productId,
    quantity,
    priority,
    isPublic,
    custom
}: ProductListItem): ShopperCustomersTypes.CustomerProductListItem => ({
    ...custom,
    id,
    type,
    ...(productId && {productId}),
    quantity,
    priority,
    public: isPublic,
    purchasedQuantity: 0
})

const head = (list: ProductList) =>
    defined({
        id: list.id,
        type: typeOf(list),
        name: list.name,
        description: list.description,
        public: list.isPublic,
        creationDate: new Date(list.createdAt).toISOString(),
        lastModified: new Date(list.modifiedAt).toISOString()
    })

export const presentList = (list: ProductList): ShopperCustomersTypes.CustomerProductList => ({
    ...list.custom,
    ...head(list),
    customerProductListItems: list.items.map(presentItem)
})

/** The public part of a public list. */
export const presentPublicList = (list: ProductList): ShopperCustomersTypes.PublicProductList => ({
    ...head(list),
    productListItems: publicItems(list)
})

export const publicItems = ({items}: ProductList): ShopperCustomersTypes.PublicProductListItem[] =>
    items.filter(({isPublic}) => isPublic).map(presentPublicItem)

export const presentPublicItem = ({
    id,
    type,
    priority,
    productId
}: ProductListItem): ShopperCustomersTypes.PublicProductListItem => ({
    id,
    type,
    priority,
    ...(productId && {product: {id: productId}})
})
