import type {Cents} from '../money/cents'
import {paymentAmount} from './payment-amount'
import type {PaymentFrequency} from './payment-frequency'
import type {RentPrice} from './rent-price'

/** count x payment + finalPayment is exactly total; finalPayment is 0 when nothing is left for it. */
export type PaymentPlan = {payment: Cents; count: number; finalPayment: Cents; total: Cents}

/** How an item is paid for until it is owned: equal payments and what is left, to the cent (D-07). */
export const paymentPlan = (price: RentPrice, frequency: PaymentFrequency): PaymentPlan => {
    const payment = paymentAmount(price, frequency)
    const total = price.totalCostToOwn
    const count = Math.floor(total / payment)
    return {payment, count, finalPayment: total - count * payment, total}
}
