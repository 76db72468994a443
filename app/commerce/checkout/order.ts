import type {Cents} from '@app/domain/money'
import type {WantedProduct} from '@app/domain/basket'
import type {Line} from '../basket/basket'
import {toBasket} from '../basket/to-basket'
import {basketFailure} from '../basket/basket-failure'
import {CommerceError, type Commerce, toFailure} from '../client'
import {cents, list, record, text} from '../json'
import type {Query} from '../query'
import type {LiveSession} from '../shopper/session'
import {useShopperMutation} from '../shopper/use-shopper-mutation'
import {type Recipient, shippingMethodIds, toRecipient, type ReceivingWay} from './checkout-basket'
import {changeRecord, checkoutRecordOf, type FirstPayment} from './checkout-record'

/** How an order is paid, as its receipt says it [ENTITY-010]. */
export type OrderPayment = {
    way: 'card' | 'at-store'
    cardType: string | null
    lastFour: string | null
    transactionId: string | null
}

/** An order as its confirmation shows it [CHECKOUT-016]. */
export type PlacedOrder = {
    orderNo: string
    createdAt: string
    /** The first period's sum: never shown without what D-07 asks (D-28). */
    orderTotal: Cents
    cashPrice: Cents | null
    promoCode: string | null
    email: string | null
    way: ReceivingWay
    recipient: Recipient | null
    lines: Line[]
    payments: OrderPayment[]
}

const toPayment = (raw: unknown): OrderPayment => {
    const {paymentMethodId, paymentCard, c_transactionId: transactionId} = record(raw)
    const {cardType, numberLastDigits} = record(paymentCard)
    return {
        way: paymentMethodId === 'PAY_IN_STORE' ? 'at-store' : 'card',
        cardType: text(cardType) ?? null,
        lastFour: text(numberLastDigits) ?? null,
        transactionId: text(transactionId) ?? null
    }
}

/** The platform's order as the shop shows it [ENTITY-010]. */
export const toPlacedOrder = (raw: unknown): PlacedOrder => {
    const order = record(raw)
    const orderNo = text(order.orderNo)
    // An order has no basket id; its lines are those of a basket.
    const basket = toBasket({...order, basketId: orderNo})
    if (orderNo === undefined || !basket) {
        throw new CommerceError({status: 502, code: 'garbled'})
    }
    const {shippingMethod} = record(list(order.shipments)[0])
    const isPickup = text(record(shippingMethod).id) === shippingMethodIds.pickup
    return {
        ...{orderNo, lines: basket.lines},
        createdAt: text(order.creationDate) ?? '',
        orderTotal: cents(order.orderTotal) ?? 0,
        cashPrice: cents(order.c_cartTotalCashPrice) ?? null,
        promoCode: text(order.c_promoCode) ?? null,
        email: text(record(order.customerInfo).email) ?? null,
        way: isPickup ? 'pickup' : 'delivery',
        recipient: toRecipient(order.billingAddress),
        payments: list(order.paymentInstruments).map(toPayment)
    }
}

const ordersPath = '/checkout/shopper-orders/v1/organizations/{org}/orders'

/** An order of the shopper's own; anybody else's is as good as none: 404. */
export const ownOrder = (own: Commerce, orderNo: string): Query<PlacedOrder> => ({
    key: ['order', orderNo],
    staleTime: 300_000,
    fetch: async () =>
        toPlacedOrder(await own.fetch({path: `${ordersPath}/${encodeURIComponent(orderNo)}`}))
})

const masked = (lastFour: string): string => `************${lastFour}`

/** Writes how the order is paid on its basket, once: the order takes it from there. */
const writePayment = async (
    {apis}: LiveSession,
    basketId: string,
    payment: FirstPayment,
    already: readonly string[]
): Promise<void> => {
    if (already.length > 0) return
    const card =
        payment.state === 'paid' && payment.lastFour !== ''
            ? {
                  paymentCard: {
                      cardType: payment.cardType || 'Card',
                      maskedNumber: masked(payment.lastFour)
                  }
              }
            : {}
    await apis.shopperBaskets.addPaymentInstrumentToBasket({
        parameters: {basketId},
        body: {
            paymentMethodId: payment.state === 'paid' ? 'CREDIT_CARD' : 'PAY_IN_STORE',
            ...card
        }
    })
}

const linesMatch = (lines: readonly Line[], wanted: readonly WantedProduct[]): boolean =>
    lines.length === wanted.length &&
    wanted.every(({productId, quantity}) =>
        lines.some((line) => line.productId === productId && line.quantity === quantity)
    )

/** A clock that is a little off must not hide the order that is looked for. */
const CLOCK_TOLERANCE = 120_000

/** The order that was made of a basket although no answer came: the customer's newest with the same lines. */
const findOrder = async (
    {commerce, customerId, registered}: LiveSession,
    sentAt: number,
    lines: readonly WantedProduct[]
): Promise<string | null> => {
    if (!registered) return null
    const path = `/customer/shopper-customers/v1/organizations/{org}/customers/${customerId}/orders`
    const {data} = record(await commerce.fetch({path, query: {limit: 5}}))
    const found = list(data)
        .map(toPlacedOrder)
        .find(
            (order) =>
                Date.parse(order.createdAt) >= sentAt - CLOCK_TOLERANCE &&
                linesMatch(order.lines, lines)
        )
    return found?.orderNo ?? null
}

export type Ordering = {
    basketId: string
    payment: FirstPayment
    /** Payment methods that are on the basket already. */
    paymentMethods: readonly string[]
    /** The moment of it, milliseconds. */
    now: number
}

/** How an order ended: placed, with its number; or placed, and only its number is not known. */
export type OrderResult = {orderNo: string | null}

const isGone = (error: unknown): boolean => toFailure(error).code === 'not-found'

const place = async (
    session: LiveSession,
    {basketId, ...given}: Ordering
): Promise<OrderResult> => {
    const {apis} = session
    await writePayment(session, basketId, given.payment, given.paymentMethods)
    const order = await apis.shopperOrders.createOrder({body: {basketId}})
    return {orderNo: text(record(order).orderNo) ?? null}
}

/** What became of an order whose call failed: found after all, or the failure. */
const afterFailure = async (
    session: LiveSession,
    {thrown, wasSent, sentAt}: {thrown: unknown; wasSent: boolean; sentAt: number}
): Promise<OrderResult> => {
    const error = await basketFailure(thrown)
    // The basket is gone, and an order was sent before: it is what the basket became.
    const isPlaced = isGone(error) && wasSent
    if (!isPlaced && error.status < 500) throw error
    const lines = checkoutRecordOf(session.customerId)?.lines ?? []
    const orderNo = await findOrder(session, sentAt, lines)
    if (orderNo === null && !isPlaced) throw error
    return {orderNo}
}

/**
 * Places the order of a temporary basket. The platform takes the basket with it, so a second call finds none and makes no
 * second order: then the first one is looked up.
 */
export const usePlaceOrder = () =>
    useShopperMutation({
        changes: [['orders']],
        run: async (session, ordering: Ordering): Promise<OrderResult> => {
            const checkout = {customerId: session.customerId, basketId: ordering.basketId}
            const before = checkoutRecordOf(session.customerId)
            if (before?.orderNo !== undefined) return {orderNo: before.orderNo}
            const wasSent = before?.orderSentAt !== undefined
            const sentAt = before?.orderSentAt ?? ordering.now
            changeRecord(checkout, {orderSentAt: sentAt})
            const result = await place(session, ordering).catch((thrown: unknown) =>
                afterFailure(session, {thrown, wasSent, sentAt})
            )
            if (result.orderNo !== null) changeRecord(checkout, {orderNo: result.orderNo})
            return result
        }
    })
