import {z} from 'zod'
import type {Basket} from '../baskets/model/basket'
import {basketsOf, keepBasket} from '../baskets/model/keep-basket'
import {withChangedPayment, withoutPayment, withPayment} from '../baskets/model/with-payment'
import {PaymentRequest} from '../baskets/requests/payment'
import {answer} from '../../core/answer'
import {endpoint} from '../../core/endpoint'
import {problem} from '../../core/problem'
import {flag, localeOf, type Locale} from '../../core/query-values'
import type {Shopper} from '../sign-in/shopper'
import type {World} from '../../world/world'
import {keepOrder, ownOrder} from './order'
import {orderPath, orderQuery, writeScope} from './order-path'
import {presentOrder} from './present-order'

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
    const changed = keepOrder(world, {...order, basket: change(order.basket)})
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

/** An order that cannot be paid is given up; its basket may come back. */
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
        keepOrder(world, {...order, status: 'failed'})
        const hasRoom = basketsOf(world, shopper.customerId, false).length === 0
        if (!query.reopenBasket || !hasRoom) return answer(204)
        keepBasket(world, {...order.basket, isTemporary: false})
        return answer(201)
    }
})
