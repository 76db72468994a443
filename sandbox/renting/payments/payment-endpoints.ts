import type {Endpoint} from '../../core/endpoint'
import {autopay} from './endpoints/autopay'
import {calculatePayment} from './endpoints/calculate-payment'
import {paymentHistory, submitPayment} from './endpoints/payment'
import {
    addPaymentMethod,
    getSavedPaymentMethods,
    removePaymentMethod
} from './endpoints/saved-methods'

export const paymentEndpoints: readonly Endpoint[] = [
    calculatePayment,
    getSavedPaymentMethods,
    addPaymentMethod,
    removePaymentMethod,
    submitPayment,
    paymentHistory,
    autopay
]
