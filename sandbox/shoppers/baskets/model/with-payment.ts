import {mergedAttributes} from '../../../core/values/custom-attributes'
import {centsOf} from '../../../core/values/money'
import {badRequest, notFound, problem} from '../../../core/problem'
import type {World} from '../../../world/world'
import type {PaymentRequest} from '../requests/payment'
import type {Basket, Payment} from './basket'
import {isPaymentMethod} from './payment-methods'

export const withPayment = (world: World, basket: Basket, request: PaymentRequest): Basket => {
    const {paymentMethodId, amount, paymentCard, custom} = request
    const payment = {
        id: world.newId(),
        methodId: knownMethod(paymentMethodId),
        amount: amount === undefined ? undefined : centsOf(amount),
        card: paymentCard,
        custom
    }
    if (basket.payments.length >= 10) return badRequest('There are too many payment instruments.')
    return {...basket, payments: [...basket.payments, payment]}
}

const knownMethod = (id: string | undefined): string =>
    id && isPaymentMethod(id)
        ? id
        : problem(400, 'invalid-payment-method-id', `The payment method '${id}' is not applicable.`)

export const withChangedPayment = (
    basket: Basket,
    id: string,
    {paymentMethodId, amount, paymentCard, custom}: PaymentRequest
): Basket => {
    const payment = findPayment(basket, id)
    const changed: Payment = {
        ...payment,
        methodId: paymentMethodId ? knownMethod(paymentMethodId) : payment.methodId,
        amount: amount === undefined ? payment.amount : centsOf(amount),
        card: paymentCard ? {...payment.card, ...paymentCard} : payment.card,
        custom: mergedAttributes(payment.custom, custom)
    }
    return {...basket, payments: basket.payments.map((one) => (one.id === id ? changed : one))}
}

export const withoutPayment = (basket: Basket, id: string): Basket => {
    findPayment(basket, id)
    return {...basket, payments: basket.payments.filter((payment) => payment.id !== id)}
}

const findPayment = ({payments}: Basket, id: string): Payment =>
    payments.find((payment) => payment.id === id) ?? notFound('payment instrument', id)
