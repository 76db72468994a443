import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {takeStock} from '../../catalogue/availability'
import {endpoint, type Endpoint} from '../../core/endpoint'
import type {Locale} from '../../core/locales'
import {centsOf, dollars} from '../../core/money'
import {flag, localeOf, siteQuery, wholeNumber} from '../../core/query-values'
import {answer, badRequest, notFound, problem} from '../../core/response'
import {mustBeOrderable, noteOrdered} from '../../renting/agreements/ordered'
import type {Shopper, World} from '../../world/world'
import type {Basket} from '../baskets/basket'
import {withChangedPayment, withoutPayment, withPayment} from '../baskets/changes'
import {repriced} from '../baskets/lines'
import {paymentMethods} from '../baskets/methods'
import {PaymentRequest} from '../baskets/requests'
import {totalsOf} from '../baskets/totals'
import {basketsOf, dropBasket, ownBasket, saveBasket, takeOrdered} from '../baskets/stored-baskets'
import {customerPath, customerQuery} from '../customers/profile-endpoints'
import {sendNotice} from '../messages/notice'
import {findOrder, insertOrder, type Order, ordersOf, ownOrder, saveOrder} from './order'
import {presentOrder, presentOrderPartly} from './present-order'

export const ordersPath = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
export const orderPath = `${ordersPath}/:orderNo` as const
export const readScope = 'sfcc.shopper-baskets-orders'
export const writeScope = 'sfcc.shopper-baskets-orders.rw'
export const orderQuery = siteQuery.partial({siteId: true})

/**
 * Turns a basket into an order: its pieces are taken from the stock and from the shopper's regular basket, and the
 * basket is deleted [D-27]. If one of them is not available any more, or its agreement has another order, nothing
 * happens.
 */
export const createOrder = endpoint({
    method: 'POST',
    path: ordersPath,
    scope: writeScope,
    query: orderQuery,
    body: z.object({basketId: z.string().min(1).max(64)}),
    handle: ({query, body, shopper, world}) => {
        const basket = repriced(world, ownBasket(world, body.basketId, shopper))
        mustBeComplete(basket)
        mustBeOrderable(world, basket)
        mustBeAsShown(world, basket)
        for (const line of basket.lines) takeLine(world, basket, line)
        dropBasket(world, basket.id)
        takeOrdered(world, basket)
        const order = insertOrder(world, shopper, basket)
        noteOrdered(world, basket, order.orderNo)
        if (basket.email) {
            const page = `/checkout/confirmation/${order.orderNo}`
            sendNotice(world, {to: basket.email, kind: 'order', locale: localeOf(query), page})
        }
        return presentOrder(world, order, localeOf(query))
    }
})

/** Recipient and address must be complete; the payment is settled with the agreement. */
const mustBeComplete = (basket: Basket) => {
    if (!basket.lines.length && !basket.giftCertificates.length) {
        badRequest('The basket has no items.')
    }
    if (!basket.email) badRequest('The basket has no customer e-mail address.')
    if (!basket.billingAddress) badRequest('The basket has no billing address.')
    if (basket.shipments.some(({id, address}) => !address && hasLines(basket, id))) {
        badRequest('A shipment has no shipping address.')
    }
    if (basket.shipments.some(({id, methodId}) => !methodId && hasLines(basket, id))) {
        badRequest('A shipment has no shipping method.')
    }
}

/** Refuses with 409 if the total differs from what the shopper saw, if the basket says what that was [D-28]. */
const mustBeAsShown = (world: World, basket: Basket) => {
    const {c_shownTotal: shown} = basket.custom
    const {orderTotal} = totalsOf(world, basket)
    if (typeof shown !== 'number' || centsOf(shown) === orderTotal) return
    problem(409, 'order-changed', 'The order comes to something else than the shopper saw.', {
        orderTotal: dollars(orderTotal)
    })
}

const hasLines = ({lines}: Basket, shipment: string) =>
    lines.some(({shipmentId}) => shipmentId === shipment)

const takeLine = (
    world: World,
    {storeId}: Basket,
    {product, quantity}: Basket['lines'][number]
) => {
    if (takeStock(world, {productId: product.id, storeId}, quantity)) return
    problem(
        400,
        'product-item-not-available',
        `The product '${product.id}' is not available in the quantity ${quantity}.`,
        {productId: product.id}
    )
}

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

/** An order without signing in: by the code that came with it, or a part of it by the postal code. */
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

type Call = {
    params: {orderNo: string}
    query: {locale?: Locale | 'default' | undefined}
    shopper: Shopper
    world: World
}

/** Payments of an order are those of its basket. */
const changePayments = (
    {params, query, shopper, world}: Call,
    change: (basket: Basket) => Basket
) => {
    const order = ownOrder(world, params.orderNo, shopper)
    const changed = saveOrder(world, {...order, basket: change(order.basket)})
    return presentOrder(world, changed, localeOf(query))
}

export const addOrderPayment = endpoint({
    method: 'POST',
    path: `${orderPath}/payment-instruments`,
    scope: writeScope,
    query: orderQuery,
    body: PaymentRequest,
    handle: (call) => changePayments(call, (basket) => withPayment(call.world, basket, call.body))
})

export const updateOrderPayment = endpoint({
    method: 'PATCH',
    path: `${orderPath}/payment-instruments/:paymentInstrumentId`,
    scope: writeScope,
    query: orderQuery,
    body: PaymentRequest,
    handle: (call) =>
        changePayments(call, (basket) =>
            withChangedPayment(basket, call.params.paymentInstrumentId, call.body)
        )
})

export const removeOrderPayment = endpoint({
    method: 'DELETE',
    path: `${orderPath}/payment-instruments/:paymentInstrumentId`,
    scope: writeScope,
    query: orderQuery,
    handle: (call) =>
        changePayments(call, (basket) => withoutPayment(basket, call.params.paymentInstrumentId))
})

/** Cancels an order that cannot be paid; its basket can be restored. */
export const failOrder = endpoint({
    method: 'POST',
    path: `${orderPath}/actions/fail`,
    scope: writeScope,
    query: orderQuery.extend({reopenBasket: flag.default(false)}),
    body: z.object({
        reasonCode: z
            .enum(['payment_confirm_failure', 'payment_capture_failure', 'payment_auth_failure'])
            .optional()
    }),
    handle: ({params, query, shopper, world}) => {
        const order = ownOrder(world, params.orderNo, shopper)
        if (order.status !== 'created') {
            return problem(409, 'invalid-order-status', `The order is ${order.status}.`)
        }
        saveOrder(world, {...order, status: 'failed'})
        const hasRoom = basketsOf(world, shopper.customerId, false).length === 0
        if (!query.reopenBasket || !hasRoom) return answer(204)
        saveBasket(world, {...order.basket, isTemporary: false})
        return answer(201)
    }
})

export const orderEndpoints: readonly Endpoint[] = [
    createOrder,
    getOrder,
    getOrderPaymentMethods,
    getCustomerOrders,
    lookUpOrder,
    addOrderPayment,
    updateOrderPayment,
    removeOrderPayment,
    failOrder
]
