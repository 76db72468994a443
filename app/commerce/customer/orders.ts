import type {Cents} from '@app/domain/money'
import type {Line} from '../basket/basket'
import {toLines} from '../basket/to-basket'
import {type OrderPayment, OrdersAnswer, toOrderPayment} from '../checkout/order'
import {countedItems, readAnswer, readItems, unreadable} from '../answer'
import type {Commerce} from '../client'
import {cents, list, record, text} from '../json'
import type {Query} from '../query'

const statuses = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed'] as const

export type OrderStatus = (typeof statuses)[number]

/**
 * An order of a customer, with what the shop shows of it: no names, no personal numbers, no responses of other systems
 * [D-07].
 */
export type Order = {
    orderNo: string
    /** ISO instant; null if the platform does not say. */
    placedAt: string | null
    status: OrderStatus
    lines: readonly Line[]
    /** With taxes, for one week only: what the platform calls the order's total [D-28]. */
    firstWeek: Cents | null
    /** The total of all items, with their quantities [ENTITY-010]. */
    cashPrice: Cents | null
    promoCode: string | null
    payments: readonly OrderPayment[]
}

export type OrderPage = {orders: readonly Order[]; total: number}

/** Orders on a page of the history. */
export const ordersPerPage = 10

const toOrder = (raw: unknown): Order[] => {
    const order = record(raw)
    const orderNo = text(order.orderNo)
    if (orderNo === undefined) return []
    return [
        {
            orderNo,
            placedAt: text(order.creationDate) ?? null,
            status: statuses.find((status) => status === order.status) ?? 'created',
            lines: toLines(order.productItems),
            firstWeek: cents(order.orderTotal) ?? null,
            cashPrice: cents(order.c_cartTotalCashPrice) ?? null,
            promoCode: text(order.c_promoCode) ?? null,
            payments: list(order.paymentInstruments).map(toOrderPayment)
        }
    ]
}

/** A page of a customer's orders, newest first; pages count from 1. */
export const orderHistory = (
    own: Commerce,
    {customerId, page}: {customerId: string; page: number}
): Query<OrderPage> => ({
    key: ['orders', page],
    staleTime: 60_000,
    fetch: async () => {
        const offset = (page - 1) * ordersPerPage
        const answer = await own.fetch({
            path: `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/orders`,
            query: {limit: ordersPerPage, offset}
        })
        const {total, data: items} = readAnswer(OrdersAnswer, answer)
        return {orders: readItems(countedItems({total, items, offset}), toOrder, own), total}
    }
})

/** One order of the shopper's own. Rejects with 404 for somebody else's order. */
export const ownOrder = (own: Commerce, orderNo: string): Query<Order> => ({
    key: ['orders', 'order', orderNo],
    staleTime: 60_000,
    fetch: async () => {
        const [order] = toOrder(
            await own.fetch({
                path: `/checkout/shopper-orders/v1/organizations/{org}/orders/${encodeURIComponent(orderNo)}`
            })
        )
        if (!order) throw unreadable('order')
        return order
    }
})
