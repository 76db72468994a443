import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {flag, localeOf} from '../../../core/query-values'
import {ownBasket} from '../stored-baskets'
import {defaultShippingMethod, shippingMethods} from '../methods'
import {
    findShipment,
    withChangedShipment,
    withoutShipment,
    withShipment,
    withShippingAddress,
    withShippingMethod
} from '../changes'
import {presentShippingMethod} from '../present-basket'
import {AddressRequest, ShipmentRequest} from '../requests'
import {
    basketQuery,
    basketsPath,
    changeBasket,
    readScope,
    type Version,
    writeScope
} from './change-basket'

const shipmentsPath = <V extends Version>(version: V) =>
    `${basketsPath(version)}/:basketId/shipments` as const

export const createShipment = (version: Version) =>
    endpoint({
        method: 'POST',
        path: shipmentsPath(version),
        scope: writeScope,
        query: basketQuery,
        body: ShipmentRequest,
        handle: (call) => changeBasket(call, (basket, {body}) => withShipment(basket, body))
    })

export const updateShipment = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${shipmentsPath(version)}/:shipmentId`,
        scope: writeScope,
        query: basketQuery,
        body: ShipmentRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, body}) =>
                withChangedShipment(basket, params.shipmentId, body)
            )
    })

export const removeShipment = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${shipmentsPath(version)}/:shipmentId`,
        scope: writeScope,
        query: basketQuery,
        handle: (call) =>
            changeBasket(call, (basket, {params}) => withoutShipment(basket, params.shipmentId))
    })

export const updateShippingAddress = (version: Version) =>
    endpoint({
        method: 'PUT',
        path: `${shipmentsPath(version)}/:shipmentId/shipping-address`,
        scope: writeScope,
        query: basketQuery.extend({
            useAsBilling: flag.optional(),
            removeExternalTax: flag.optional()
        }),
        body: AddressRequest,
        handle: (call) =>
            changeBasket(call, (basket, {params, query, body}) => {
                const shipped = withShippingAddress(basket, params.shipmentId, body)
                return query.useAsBilling ? {...shipped, billingAddress: body} : shipped
            })
    })

export const updateShippingMethod = (version: Version) =>
    endpoint({
        method: 'PUT',
        path: `${shipmentsPath(version)}/:shipmentId/shipping-method`,
        scope: writeScope,
        query: basketQuery,
        body: z.object({id: z.string().min(1).max(256)}),
        handle: (call) =>
            changeBasket(call, (basket, {params, body}) =>
                withShippingMethod(basket, params.shipmentId, body.id)
            )
    })

export const getShippingMethods = (version: Version) =>
    endpoint({
        method: 'GET',
        path: `${shipmentsPath(version)}/:shipmentId/shipping-methods`,
        scope: readScope,
        query: basketQuery,
        handle: ({params, query, shopper, world}): ShopperBasketsTypes.ShippingMethodResult => {
            findShipment(ownBasket(world, params.basketId, shopper), params.shipmentId)
            return {
                applicableShippingMethods: shippingMethods.map((method) =>
                    presentShippingMethod(method, localeOf(query))
                ),
                defaultShippingMethodId: defaultShippingMethod.id
            }
        }
    })
