import {parseStored} from '../../core/json'
import {notFound} from '../../core/response'
import type {Migration} from '../../world/database'
import type {Shopper, World} from '../../world/world'
import type {Basket} from '../baskets/basket'

export const orderMigration: Migration = {
    id: 'orders-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE shop_order (
                no INTEGER PRIMARY KEY AUTOINCREMENT,
                customer_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                status TEXT NOT NULL,
                -- JSON of the basket it was made from; amounts are whole cents.
                document TEXT NOT NULL
            ) STRICT;
            CREATE INDEX order_of_customer ON shop_order (customer_id, created_at);
        `)
    }
}

export type OrderStatus = 'created' | 'new' | 'completed' | 'cancelled' | 'replaced' | 'failed'

export type Order = {
    orderNo: string
    customerId: string
    /** Milliseconds. */
    createdAt: number
    status: OrderStatus
    isGuest: boolean
    /** Allows its holder to see the order without signing in. */
    viewCode: string
    basket: Basket
}

type StoredOrder = Pick<Order, 'isGuest' | 'viewCode' | 'basket'>
type Row = {
    no: number
    customerId: string
    createdAt: number
    status: OrderStatus
    document: string
}

const columns = 'no, customer_id AS customerId, created_at AS createdAt, status, document'

const storedOrderIn = ({document}: Row): StoredOrder => parseStored(document)

const prefix = 'HW'
const firstNo = 10_000

const orderNoOf = (no: number) => `${prefix}${String(firstNo + no).padStart(8, '0')}`

/** -1 for a text that is no order number. */
const noOf = (orderNo: string) =>
    new RegExp(`^${prefix}\\d{8}$`).test(orderNo)
        ? Number(orderNo.slice(prefix.length)) - firstNo
        : -1

const asOrder = (row: Row): Order => ({
    ...storedOrderIn(row),
    orderNo: orderNoOf(row.no),
    customerId: row.customerId,
    createdAt: row.createdAt,
    status: row.status
})

export const findOrder = ({statement}: World, orderNo: string): Order | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM shop_order WHERE no = ?`).get(noOf(orderNo))
    return row && asOrder(row)
}

/** A shopper's own order; undefined for somebody else's. */
export const ownOrder = (world: World, orderNo: string, {customerId}: Shopper): Order => {
    const order = findOrder(world, orderNo)
    return order?.customerId === customerId ? order : notFound('order', orderNo)
}

export type OrderFilter = {from: number; until: number; status: string | undefined}

/** Newest first. */
export const ordersOf = (
    {statement}: World,
    customerId: string,
    {from, until, status}: OrderFilter
): Order[] =>
    statement<Row>(
        `SELECT ${columns} FROM shop_order
         WHERE customer_id = ? AND created_at BETWEEN ? AND ? AND (? IS NULL OR status = ?)
         ORDER BY created_at DESC, no DESC`
    )
        .all(customerId, from, until, status ?? null, status ?? null)
        .map(asOrder)

export const insertOrder = (
    world: World,
    {customerId, isGuest}: Shopper,
    basket: Basket
): Order => {
    const stored: StoredOrder = {isGuest, viewCode: world.newId(), basket}
    const row = world
        .statement<Row>(
            `INSERT INTO shop_order (customer_id, created_at, status, document)
             VALUES (?, ?, 'created', ?) RETURNING ${columns}`
        )
        .get(customerId, world.now().getTime(), JSON.stringify(stored))
    if (!row) throw new Error('An order that was just written is not there.')
    return asOrder(row)
}

export const saveOrder = (world: World, order: Order): Order => {
    const {isGuest, viewCode, basket} = order
    world
        .statement('UPDATE shop_order SET status = ?, document = ? WHERE no = ?')
        .run(order.status, JSON.stringify({isGuest, viewCode, basket}), noOf(order.orderNo))
    return order
}
