import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {withCoupon, withoutCoupon} from '../model/with-coupon'
import {basketQuery, basketsPath, writeScope, type Version} from './basket-path'
import {changeBasket} from './change-basket'

export const addCoupon = (version: Version) =>
    endpoint({
        method: 'POST',
        path: `${basketsPath(version)}/:basketId/coupons`,
        scope: writeScope,
        query: basketQuery,
        body: z.object({code: z.string().trim().min(1).max(256)}),
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => withCoupon(world, basket, body.code))
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
