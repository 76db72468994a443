import {z} from 'zod'
import {withCustom} from '../../../core/custom-attributes'
import {endpoint} from '../../../core/endpoint'
import {flag, localeOf, siteQuery} from '../../../core/query-values'
import {answer, badRequest, problem} from '../../../core/response'
import {findStore} from '../../../stores/store'
import type {Shopper, World} from '../../../world/world'
import {findAccount} from '../../customers/customer'
import {withAttributes} from '../attributes'
import {defaultShipmentId, newBasket} from '../basket'
import {changedBasket, filledBasket, withShippingAddress} from '../changes'
import {repriced} from '../lines'
import {presentBasket} from '../present-basket'
import {AddressRequest, BasketRequest} from '../requests'
import {basketsOf, dropBasket, dropExpired, ownBasket, saveBasket} from '../stored-baskets'
import {
    basketQuery,
    basketsPath,
    changeBasket,
    readScope,
    type Version,
    writeScope
} from './change-basket'

const mostTemporary = 4

const Query = basketQuery.extend({
    taxMode: z.enum(['internal', 'external']).optional(),
    populateCustomerDetails: flag.optional()
})

/** Only version 2 has temporary baskets; version 1 refuses the parameter. [API-030] */
export const createBasket = (version: Version) =>
    endpoint({
        method: 'POST',
        path: basketsPath(version),
        scope: writeScope,
        query: version === 'v2' ? Query.extend({temporary: flag.optional()}) : withoutTemporary,
        body: BasketRequest.optional(),
        handle: ({query, body, shopper, world}) => {
            const isTemporary = query.temporary ?? false
            dropExpired(world)
            mustHaveRoom(world, shopper, isTemporary)
            const empty = named(world, newBasket(world, shopper, isTemporary), shopper)
            const basket = body ? filledBasket(world, empty, body) : empty
            return presentBasket(world, saveBasket(world, basket), localeOf(query))
        }
    })

const withoutTemporary = Query.extend({temporary: z.undefined().optional()})

/** A registered shopper's basket takes name and address from the account. */
const named = (world: World, basket: ReturnType<typeof newBasket>, shopper: Shopper) => {
    const account = shopper.isGuest ? undefined : findAccount(world, shopper.customerId)
    if (!account) return basket
    const {firstName, lastName, email} = account
    return {...basket, customerName: `${firstName} ${lastName}`.trim(), email}
}

const mustHaveRoom = (world: World, {customerId}: Shopper, isTemporary: boolean) => {
    const there = basketsOf(world, customerId, isTemporary).map(({id}) => id)
    if (there.length < (isTemporary ? mostTemporary : 1)) return
    const kind = isTemporary ? 'temporary baskets' : 'baskets'
    const basketIds = there.join(', ')
    problem(
        400,
        `customer-${kind.replace(' ', '-')}-quota-exceeded`,
        `The maximum number of ${kind} per customer was exceeded. Please reuse or delete one of the existing ${kind} (${basketIds}).`,
        {basketIds}
    )
}

export const getBasket = (version: Version) =>
    endpoint({
        method: 'GET',
        path: `${basketsPath(version)}/:basketId`,
        scope: readScope,
        query: basketQuery.extend({expand: z.string().max(200).optional()}),
        handle: ({params, query, shopper, world}) =>
            presentBasket(world, ownBasket(world, params.basketId, shopper), localeOf(query))
    })

/** Attributes of the basket; c_storeId gives every line that store's price. [API-031] */
export const updateBasket = (version: Version) =>
    endpoint({
        method: 'PATCH',
        path: `${basketsPath(version)}/:basketId`,
        scope: writeScope,
        query: basketQuery.extend({removeExternalTax: flag.optional()}),
        body: BasketRequest,
        handle: (call) =>
            changeBasket(call, (basket, {body, world}) => changedBasket(world, basket, body))
    })

export const deleteBasket = (version: Version) =>
    endpoint({
        method: 'DELETE',
        path: `${basketsPath(version)}/:basketId`,
        scope: writeScope,
        query: basketQuery,
        handle: ({params, shopper, world}) => {
            dropBasket(world, ownBasket(world, params.basketId, shopper).id)
            return answer(204)
        }
    })

const CustomerRequest = withCustom({
    email: z
        .string()
        .max(256)
        .regex(/^[^\s@]+@[^\s@]+$/, 'is no e-mail address'),
    customerName: z.string().max(256).optional()
})

/** The e-mail address of the basket's owner; its account cannot be changed. */
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

/** The whole context of a store is sent; only the store's id is used here. */
const StoreContext = z.looseObject({
    storeId: z.string().max(64).optional(),
    storeID: z.string().max(64).optional(),
    id: z.string().max(64).optional()
})

/** Gives every open basket of the shopper the prices and the stock of another store. [API-045] */
export const updateCart = endpoint({
    method: 'POST',
    path: '/custom/store-change/v1/organizations/:organizationId/update-cart',
    scope: writeScope,
    query: siteQuery,
    body: StoreContext,
    handle: ({body, shopper, world}) => {
        const id = body.storeId ?? body.storeID ?? body.id ?? ''
        const store = findStore(world, id) ?? badRequest(`There is no store '${id}'.`)
        const baskets = [false, true]
            .flatMap((isTemporary) => basketsOf(world, shopper.customerId, isTemporary))
            .map((basket) => saveBasket(world, repriced(world, {...basket, storeId: store.id})))
        return {success: true, storeId: store.id, basketIds: baskets.map((basket) => basket.id)}
    }
})
