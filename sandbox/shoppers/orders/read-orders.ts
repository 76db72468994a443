import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {paymentMethods} from '../baskets/model/payment-methods'
import {endpoint} from '../../core/endpoint'
import {badRequest, notFound} from '../../core/problem'
import {flag, localeOf, wholeNumber} from '../../core/query-values'
import {customerPath, customerQuery} from '../customers/endpoints/customer-path'
import {findOrder, ordersOf, ownOrder, type Order} from './order'
import {orderPath, orderQuery, readScope} from './order-path'
import {presentOrder, presentOrderPartly} from './present-order'

const Expand = orderQuery.extend({expand: z.string().max(100).optional()})

export const getOrder = endpoint({
    method: 'GET',
    path: orderPath,
    scope: readScope,
    query: Expand,
    handle: ({params, query, shopper, world}) =>
        presentOrder(world, ownOrder(world, params.orderNo, shopper), localeOf(query))
})

export const getOrderPaymentMethods = endpoint({
    method: 'GET',
    path: `${orderPath}/payment-methods`,
    scope: readScope,
    query: orderQuery,
    handle: ({params, shopper, world}): ShopperOrdersTypes.PaymentMethodResult => {
        ownOrder(world, params.orderNo, shopper)
        return {applicablePaymentMethods: paymentMethods}
    }
})

const moment = z.iso.datetime({offset: true}).transform((text) => new Date(text).getTime())

type OrderPage = {
    data: ShopperOrdersTypes.Order[]
    limit: number
    offset: number
    total: number
}

/** A customer's orders, newest first. */
export const getCustomerOrders = endpoint({
    method: 'GET',
    path: `${customerPath}/orders`,
    scope: 'sfcc.shopper-myaccount.orders',
    query: customerQuery.extend({
        limit: wholeNumber(1, 50).default(10),
        offset: wholeNumber(0, 1_000_000).default(0),
        from: moment.default(0),
        until: moment.default(8.64e15),
        status: z.string().max(20).optional(),
        crossSites: flag.optional(),
        expand: z.string().max(100).optional()
    }),
    handle: ({params, query, shopper, world}): OrderPage => {
        if (params.customerId !== shopper.customerId) notFound('customer', params.customerId)
        const {limit, offset, from, until, status} = query
        const orders = ordersOf(world, shopper.customerId, {from, until, status})
        const data = orders
            .slice(offset, offset + limit)
            .map((order) => presentOrder(world, order, localeOf(query)))
        return {data, limit, offset, total: orders.length}
    }
})

const Lookup = z.strictObject({
    email: z.string().max(256).optional(),
    phone: z.string().max(256).optional(),
    postalCode: z.string().max(256).optional(),
    orderViewCode: z.string().max(256).optional()
})

const isSame = (one: unknown, other: string | undefined) =>
    typeof one === 'string' && other !== undefined && one.toLowerCase() === other.toLowerCase()

const isTheirs = ({basket}: Order, {email, phone}: z.output<typeof Lookup>) =>
    isSame(basket.email, email) || isSame(basket.billingAddress?.phone, phone)

/** An order without signing in: by the code that came with it, or a little of it by the postal code. */
export const lookUpOrder = endpoint({
    method: 'POST',
    path: `${orderPath}/lookup`,
    scope: readScope,
    query: Expand,
    body: Lookup,
    handle: ({params: {orderNo}, query, body, world}) => {
        const {email, phone, postalCode, orderViewCode} = body
        if ((!email && !phone) || (!postalCode && !orderViewCode)) {
            return badRequest(
                'E-mail address or phone, and postal code or view code, are required.'
            )
        }
        const order = findOrder(world, orderNo)
        if (!order || !isTheirs(order, body)) return notFound('order', orderNo)
        if (orderViewCode === order.viewCode) return presentOrder(world, order, localeOf(query))
        return isSame(order.basket.billingAddress?.postalCode, postalCode)
            ? presentOrderPartly(world, order, localeOf(query))
            : notFound('order', orderNo)
    }
})
