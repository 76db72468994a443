import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {flag, localeOf} from '../../../core/query-values'
import {
    withChangedPayment,
    withCoupon,
    withoutCoupon,
    withoutPayment,
    withPayment
} from '../changes'
import {paymentMethods} from '../methods'
import {PaymentRequest} from '../requests'
import {ownBasket} from '../stored-baskets'
import {
    basketQuery,
    basketsPath,
    changeBasket,
    readScope,
    type Version,
    writeScope
} from './change-basket'

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

export const addCoupon = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/:basketId/coupons`,
        scope: writeScope,
        query: basketQuery,
        body: z.object({code: z.string().trim().min(1).max(256)}),
        handle: (call) =>
            changeBasket(call, (basket, {body: {code}, world, query}) =>
                withCoupon(world, basket, {code, locale: localeOf(query)})
            )
    })

export const removeCoupon = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId/coupons/:couponItemId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) => withoutCoupon(basket, params.couponItemId))
    })
