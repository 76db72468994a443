import {notFound} from '../../../core/problem'
import {stored} from '../../../core/values/stored'
import type {CustomAttributes} from '../../../core/values/custom-attributes'
import type {Shopper} from '../../sign-in/shopper'
import type {World} from '../../../world/world'

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

const asList = ({document}: Row): ProductList => stored(document)

export const listsOf = ({statement}: World, customerId: string): ProductList[] =>
    statement<Row>('SELECT document FROM product_list WHERE customer_id = ? ORDER BY rowid')
        .all(customerId)
        .map(asList)

/** A shopper's own list; anybody else's is as good as none. */
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

export const keepList = (world: World, list: ProductList): ProductList => {
    const kept = {...list, modifiedAt: world.now().getTime()}
    world
        .statement(
            `INSERT INTO product_list (id, customer_id, is_public, document) VALUES (?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET
                 is_public = excluded.is_public,
                 document = excluded.document`
        )
        .run(kept.id, kept.customerId, Number(kept.isPublic), JSON.stringify(kept))
    return kept
}

export const dropList = ({statement}: World, id: string) =>
    statement('DELETE FROM product_list WHERE id = ?').run(id)

export const findItem = ({items}: ProductList, id: string): ProductListItem =>
    items.find((item) => item.id === id) ?? notFound('product list item', id)
