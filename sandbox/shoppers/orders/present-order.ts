import type {ShopperOrdersTypes} from 'commerce-sdk-isomorphic'
import type {OrderCustomAttributes, OrderPaymentCustomAttributes} from '@contract/orders'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import type {Locale} from '../../core/locales'
import type {World} from '../../world/world'
import {presentBasket} from '../baskets/present-basket'
import type {Order} from './order'

/** What the retailer adds to an order. [ENTITY-010] */
export const rentalFields = ({basket}: Order): OrderCustomAttributes =>
    defined({
        c_promoApplied: basket.coupons.length > 0,
        c_promoCode: basket.coupons[0]?.code,
        c_cartTotalCashPrice: dollars(
            basket.lines.reduce((sum, {product, quantity}) => sum + product.cashCents * quantity, 0)
        )
    })

/** Each payment of an order has its own number. */
export const withTransactions = <Payment extends object>(
    {orderNo}: Order,
    payments: readonly Payment[] = []
): (Payment & OrderPaymentCustomAttributes)[] =>
    payments.map((payment, index) => ({...payment, c_transactionId: `${orderNo}-${index + 1}`}))

/** An order as responses have it: its basket, and its state. */
export const presentOrder = (
    world: World,
    order: Order,
    locale: Locale
): ShopperOrdersTypes.Order => {
    const {
        basketId: _basketId,
        agentBasket: _agentBasket,
        temporaryBasket: _temporaryBasket,
        ...contents
    } = presentBasket(world, order.basket, locale)
    return {
        ...contents,
        ...rentalFields(order),
        paymentInstruments: withTransactions(order, contents.paymentInstruments),
        orderNo: order.orderNo,
        orderToken: order.viewCode,
        orderViewCode: order.viewCode,
        status: order.status,
        confirmationStatus: 'not_confirmed',
        exportStatus: 'not_exported',
        paymentStatus: 'not_paid',
        shippingStatus: 'not_shipped',
        createdBy: 'Customer',
        creationDate: new Date(order.createdAt).toISOString(),
        siteId: world.siteId,
        guest: order.isGuest,
        ...(order.basket.customerName && {customerName: order.basket.customerName})
    }
}

/** The part that postal code and e-mail address give access to: no names, streets or cards. */
export const presentOrderPartly = (
    world: World,
    order: Order,
    locale: Locale
): ShopperOrdersTypes.Order => {
    const {
        orderNo,
        status,
        shippingStatus,
        creationDate,
        currency,
        orderTotal,
        productItems = []
    } = presentOrder(world, order, locale)
    return defined({
        orderNo,
        status,
        shippingStatus,
        creationDate,
        currency,
        orderTotal,
        productItems: productItems.map(({itemId, productId, productName, quantity}) =>
            defined({itemId, productId, productName, quantity})
        )
    })
}
