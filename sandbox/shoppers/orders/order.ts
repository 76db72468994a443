import type {Basket} from '../baskets/model/basket'
import {stored} from '../../core/values/stored'
import {notFound} from '../../core/problem'
import type {Shopper} from '../sign-in/shopper'
import type {World} from '../../world/world'

export type OrderStatus = 'created' | 'new' | 'completed' | 'cancelled' | 'replaced' | 'failed'

export type Order = {
    orderNo: string
    customerId: string
    /** Milliseconds. */
    createdAt: number
    status: OrderStatus
    isGuest: boolean
    /** Lets whoever has it see the order without signing in. */
    viewCode: string
    basket: Basket
}

type Kept = Pick<Order, 'isGuest' | 'viewCode' | 'basket'>
type Row = {
    no: number
    customerId: string
    createdAt: number
    status: OrderStatus
    document: string
}

const columns = 'no, customer_id AS customerId, created_at AS createdAt, status, document'

const keptIn = ({document}: Row): Kept => stored(document)

const prefix = 'HW'
const firstNo = 10_000

const orderNoOf = (no: number) => `${prefix}${String(firstNo + no).padStart(8, '0')}`

/** -1 for a text that is no order number. */
const noOf = (orderNo: string) =>
    new RegExp(`^${prefix}\\d{8}$`).test(orderNo)
        ? Number(orderNo.slice(prefix.length)) - firstNo
        : -1

const asOrder = (row: Row): Order => ({
    ...keptIn(row),
    orderNo: orderNoOf(row.no),
    customerId: row.customerId,
    createdAt: row.createdAt,
    status: row.status
})

export const findOrder = ({statement}: World, orderNo: string): Order | undefined => {
    const row = statement<Row>(`SELECT ${columns} FROM shop_order WHERE no = ?`).get(noOf(orderNo))
    return row && asOrder(row)
}

/** A shopper's own order; anybody else's is as good as none. */
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
    const kept: Kept = {isGuest, viewCode: world.newId(), basket}
    const row = world
        .statement<Row>(
            `INSERT INTO shop_order (customer_id, created_at, status, document)
             VALUES (?, ?, 'created', ?) RETURNING ${columns}`
        )
        .get(customerId, world.now().getTime(), JSON.stringify(kept))
    if (!row) throw new Error('An order that was just written is not there.')
    return asOrder(row)
}

export const keepOrder = (world: World, order: Order): Order => {
    const {isGuest, viewCode, basket} = order
    world
        .statement('UPDATE shop_order SET status = ?, document = ? WHERE no = ?')
        .run(order.status, JSON.stringify({isGuest, viewCode, basket}), noOf(order.orderNo))
    return order
}
