import {z} from 'zod'
import {withCustom} from '../../../core/values/custom-attributes'
import {endpoint} from '../../../core/endpoint'
import {flag} from '../../../core/query-values'
import {withAttributes} from '../model/with-attributes'
import {withShippingAddress} from '../model/with-shipment'
import {defaultShipmentId} from '../model/new-basket'
import {AddressRequest} from '../requests/address'
import {basketQuery, basketsPath, writeScope, type Version} from './basket-path'
import {changeBasket} from './change-basket'

const CustomerRequest = withCustom({
    email: z
        .string()
        .max(256)
        .regex(/^[^\s@]+@[^\s@]+$/, 'is no e-mail address'),
    customerName: z.string().max(256).optional()
})

/** Whom the basket belongs to, by e-mail address; the account it belongs to cannot be changed. */
export const updateCustomer = (version: Version) =>
    endpoint({
        method: 'PUT',
        path: `${basketsPath(version)}/:basketId/customer`,
        scope: writeScope,
        query: basketQuery,
        body: CustomerRequest,
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => ({
                ...withAttributes(world, basket, body.custom),
                email: body.email,
                customerName: body.customerName ?? basket.customerName
            }))
    })

export const updateBillingAddress = (version: Version) =>
    endpoint({
        method: 'PUT',
        path: `${basketsPath(version)}/:basketId/billing-address`,
        scope: writeScope,
        query: basketQuery.extend({
            useAsShipping: flag.optional(),
            removeExternalTax: flag.optional()
        }),
        body: AddressRequest,
        handle: (call) =>
            changeBasket(call, (basket, {query, body}) => {
                const billed = {...basket, billingAddress: body}
                return query.useAsShipping
                    ? withShippingAddress(billed, defaultShipmentId, body)
                    : billed
            })
    })
