import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../../../core/endpoint'
import {flag} from '../../../core/query-values'
import {ownBasket} from '../model/keep-basket'
import {paymentMethods} from '../model/payment-methods'
import {withChangedPayment, withoutPayment, withPayment} from '../model/with-payment'
import {PaymentRequest} from '../requests/payment'
import {basketQuery, basketsPath, readScope, writeScope, type Version} from './basket-path'
import {changeBasket} from './change-basket'

export const getPaymentMethods = (version: Version) =>
    endpoint({
        method: 'GET',
        path: `${basketsPath(version)}/:basketId/payment-methods`,
        scope: readScope,
        query: basketQuery,
        handle: ({params, shopper, world}): ShopperBasketsTypes.PaymentMethodResult => {
            ownBasket(world, params.basketId, shopper)
            return {applicablePaymentMethods: paymentMethods}
        }
    })

export const addPayment = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/:basketId/payment-instruments`,
        scope: writeScope,
        query: basketQuery,
        body: PaymentRequest,
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => withPayment(world, basket, body))
    })

export const updatePayment = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId/payment-instruments/:paymentInstrumentId`,
        scope: writeScope,
        query: basketQuery.extend({removeExternalTax: flag.optional()}),
        body: PaymentRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, body}) =>
                withChangedPayment(basket, params.paymentInstrumentId, body)
            )
    })

export const removePayment = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId/payment-instruments/:paymentInstrumentId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) =>
                withoutPayment(basket, params.paymentInstrumentId)
            )
    })
