import {useCustomerOrders, useOrder} from '@salesforce/commerce-sdk-react'
import {useCallback} from 'react'
import type {Cents} from '@app/domain/prices/money'
import {browserLog} from '@app/lib/browser/browser'
import type {Line} from '../basket/basket'
import {toLines} from '../basket/to-basket'
import {type OrderPayment, OrdersAnswer, toOrderPayment} from '../checkout/order/order'
import {countedItems, readAnswer, readItems, unreadable} from '../answer'
import type {Call, Commerce} from '../client'
import {cents, list, moment, record, text} from '../json'
import {type MappedQuery, useMappedQuery} from '../sdk/mapped-query'
import type {Shopper} from '../session/session'
import {useReadOptions} from '../session/shopper-api'

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
            placedAt: moment(order.creationDate) ?? null,
            status: statuses.find((status) => status === order.status) ?? 'created',
            lines: toLines(order.productItems),
            firstWeek: cents(order.orderTotal) ?? null,
            cashPrice: cents(order.c_cartTotalCashPrice) ?? null,
            promoCode: text(order.c_promoCode) ?? null,
            payments: list(order.paymentInstruments).map(toOrderPayment)
        }
    ]
}

/** How long orders count as fresh, in milliseconds. */
const staleTime = 60_000

const pageOf = (page: number) => ({limit: ordersPerPage, offset: (page - 1) * ordersPerPage})

/** A page of orders as the platform answers with it. */
export const toOrderPage = (
    raw: unknown,
    offset: number,
    log: Pick<Commerce, 'warn'> = browserLog
): OrderPage => {
    const {total, data: items} = readAnswer(OrdersAnswer, raw)
    return {orders: readItems(countedItems({total, items, offset}), toOrder, log), total}
}

/** The call for a page of a customer's orders, as the SDK's `useCustomerOrders` makes it; pages count from 1. */
export const orderHistoryCall = (customerId: string, page: number): Call => ({
    path: `/customer/shopper-customers/v1/organizations/{org}/customers/${encodeURIComponent(customerId)}/orders`,
    query: pageOf(page)
})

/** A page of a customer's orders, newest first; pages count from 1. */
export const useOrderHistory = ({customerId}: Shopper, page: number): MappedQuery<OrderPage> => {
    const {limit, offset} = pageOf(page)
    const to = useCallback((raw: unknown) => toOrderPage(raw, offset), [offset])
    return useMappedQuery(
        useCustomerOrders({parameters: {customerId, limit, offset}}, useReadOptions(staleTime)),
        to
    )
}

/** An order as the platform answers with it. */
export const toOwnOrder = (raw: unknown): Order => {
    const [order] = toOrder(raw)
    if (!order) throw unreadable('order')
    return order
}

/** One order of the shopper's own. Fails with 404 for somebody else's order. */
export const useOwnOrder = (_shopper: Shopper, orderNo: string): MappedQuery<Order> =>
    useMappedQuery(useOrder({parameters: {orderNo}}, useReadOptions(staleTime)), toOwnOrder)
