import {useOrder} from '@salesforce/commerce-sdk-react'
import * as z from 'zod/mini'
import type {Recipient} from '@app/domain/basket/recipient'
import {type Cents, centsFromDollars} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {browserLog} from '@app/lib/browser/browser'
import {toFrequency} from '../../account/agreements'
import type {Line} from '../../basket/basket'
import {toLines} from '../../basket/to-basket'
import {anyList, anyText, listIfAny, readAnswer} from '../../answer'
import type {Call, Commerce} from '../../client'
import {cents, list, moment, record, text} from '../../json'
import {type MappedQuery, useMappedQuery} from '../../sdk/mapped-query'
import type {Shopper} from '../../session/session'
import {useReadOptions} from '../../session/shopper-api'
import {shippingMethodIds, type ShippingMethod} from '../checkout-basket'
import {toRecipient} from '../recipient'

/** How an order is paid [ENTITY-010]. */
export type OrderPayment = {
    method: 'card' | 'at-store'
    cardType: string | null
    lastFour: string | null
    transactionId: string | null
}

/** An order as its confirmation shows it [CHECKOUT-016]. */
export type PlacedOrder = {
    orderNo: string
    createdAt: string
    /** The total of the first period; never shown without the terms that D-07 requires (D-28). */
    orderTotal: Cents
    cashPrice: Cents | null
    promoCode: string | null
    email: string | null
    shippingMethod: ShippingMethod
    recipient: Recipient | null
    lines: Line[]
    /** How often it is paid, from its lines [CHECKOUT-002]. */
    frequency: PaymentFrequency
    payments: OrderPayment[]
}

/** A payment of an order: its method, and the last digits of its number [ENTITY-010]. */
export const toOrderPayment = (raw: unknown): OrderPayment => {
    const {paymentMethodId, paymentCard, c_transactionId: transactionId} = record(raw)
    const {cardType, numberLastDigits} = record(paymentCard)
    return {
        method: paymentMethodId === 'PAY_IN_STORE' ? 'at-store' : 'card',
        cardType: text(cardType) ?? null,
        lastFour: text(numberLastDigits) ?? null,
        transactionId: text(transactionId) ?? null
    }
}

/** An order says its number, what it costs and what was ordered. */
const OrderAnswer = z.looseObject({
    orderNo: anyText,
    orderTotal: z.number(),
    productItems: anyList
})

/** A list of orders says how many there are; it may be missing where there is none. */
export const OrdersAnswer = z.looseObject({total: z.number(), data: listIfAny})

/** The platform's order as the shop shows it [ENTITY-010]. */
export const toPlacedOrder = (raw: unknown, log?: Pick<Commerce, 'warn'>): PlacedOrder => {
    const order = readAnswer(OrderAnswer, raw)
    const {shippingMethod} = record(list(order.shipments)[0])
    const isPickup = text(record(shippingMethod).id) === shippingMethodIds.pickup
    return {
        orderNo: order.orderNo,
        lines: toLines(order.productItems, log),
        frequency: toFrequency(
            record(list(order.productItems)[0]).c_racSelectedRentalPaymentOption
        ),
        createdAt: moment(order.creationDate) ?? '',
        orderTotal: centsFromDollars(order.orderTotal),
        cashPrice: cents(order.c_cartTotalCashPrice) ?? null,
        promoCode: text(order.c_promoCode) ?? null,
        email: text(record(order.customerInfo).email) ?? null,
        shippingMethod: isPickup ? 'pickup' : 'delivery',
        recipient: toRecipient(order.billingAddress),
        payments: list(order.paymentInstruments).map(toOrderPayment)
    }
}

/** The call for an order of the shopper's own, as the SDK's `useOrder` makes it. */
export const orderCall = (orderNo: string): Call => ({
    path: `/checkout/shopper-orders/v1/organizations/{org}/orders/${encodeURIComponent(orderNo)}`
})

const toShownOrder = (raw: unknown): PlacedOrder => toPlacedOrder(raw, browserLog)

/**
 * An order of the shopper's own, fetched each time it is shown: until then it is what the SDK's `createOrder` returned.
 * Fails with 404 for somebody else's order.
 */
export const usePlacedOrder = (_shopper: Shopper, orderNo: string): MappedQuery<PlacedOrder> =>
    useMappedQuery(useOrder({parameters: {orderNo}}, useReadOptions(0)), toShownOrder)
