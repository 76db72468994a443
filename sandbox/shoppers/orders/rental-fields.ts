import type {OrderCustomAttributes, OrderPaymentCustomAttributes} from '@contract/orders'
import {defined} from '../../core/values/defined'
import {dollars} from '../../core/values/money'
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

/** Each payment of an order has a number of its own. */
export const withTransactions = <Payment extends object>(
    {orderNo}: Order,
    payments: readonly Payment[] = []
): (Payment & OrderPaymentCustomAttributes)[] =>
    payments.map((payment, index) => ({...payment, c_transactionId: `${orderNo}-${index + 1}`}))
