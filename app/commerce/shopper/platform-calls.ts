import type {ApiClients} from '@salesforce/commerce-sdk-react'
import {type Call, type Commerce, CommerceError, toFailure} from '../client'
import {record, text} from '../json'

const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'
const basket = `${baskets}/{basketId}`
const shipment = `${basket}/shipments/{shipmentId}`
const customers = '/customer/shopper-customers/v1/organizations/{org}/customers'
const customer = `${customers}/{customerId}`
const productList = `${customer}/product-lists/{listId}`
const shopperContext = '/shopper/shopper-context/v1/organizations/{org}/shopper-context/{usid}'

type Options = {
    parameters?: Readonly<Record<string, unknown>>
    headers?: Readonly<Record<string, string>>
    body?: unknown
}

type Method = NonNullable<Call['method']>

/** Parameters named in the path go there; the others become the query. */
const callOf = (method: Method, template: string, options: Options): Call => {
    const {parameters = {}, headers, body} = options
    const inPath = new Set<string>()
    const path = template.replace(/\{(?!org\})(\w+)\}/g, (_, name: string) => {
        inPath.add(name)
        return encodeURIComponent(String(parameters[name]))
    })
    const others = Object.entries(parameters).filter(([name]) => !inPath.has(name))
    const query = Object.fromEntries(others.map(([name, value]) => [name, String(value)]))
    return {method, path, query, body, ...(headers && {headers})}
}

/**
 * Rejects with a CommerceError that has the platform's own text, which shoppers may read (G-56); an unreadable response
 * has none.
 */
const withItsWords = (error: unknown): never => {
    if (!(error instanceof CommerceError)) throw error
    const {statusText, data} = error
    const detail = text(record(data).detail)
    const failure = {...toFailure(error), ...(detail !== undefined && {detail})}
    throw new CommerceError(failure, {statusText, data})
}

const clientsOf = (own: Commerce) => {
    const send =
        (method: Method, path: string) =>
        (given: Options = {}): Promise<unknown> =>
            own.fetch(callOf(method, path, given)).catch(withItsWords)

    return {
        shopperBaskets: {
            createBasket: send('POST', baskets),
            mergeBasket: send('POST', `${baskets}/actions/merge`),
            getBasket: send('GET', basket),
            updateBasket: send('PATCH', basket),
            deleteBasket: send('DELETE', basket),
            addItemToBasket: send('POST', `${basket}/items`),
            updateItemsInBasket: send('PATCH', `${basket}/items`),
            updateItemInBasket: send('PATCH', `${basket}/items/{itemId}`),
            removeItemFromBasket: send('DELETE', `${basket}/items/{itemId}`),
            addCouponToBasket: send('POST', `${basket}/coupons`),
            removeCouponFromBasket: send('DELETE', `${basket}/coupons/{couponItemId}`),
            updateCustomerForBasket: send('PUT', `${basket}/customer`),
            updateBillingAddressForBasket: send('PUT', `${basket}/billing-address`),
            updateShippingAddressForShipment: send('PUT', `${shipment}/shipping-address`),
            updateShippingMethodForShipment: send('PUT', `${shipment}/shipping-method`),
            addPaymentInstrumentToBasket: send('POST', `${basket}/payment-instruments`)
        },
        shopperBasketsV2: {
            createBasket: send('POST', baskets.replace('/v1/', '/v2/'))
        },
        shopperCustomers: {
            getCustomerBaskets: send('GET', `${customer}/baskets`),
            registerCustomer: send('POST', customers),
            updateCustomer: send('PATCH', customer),
            updateCustomerPassword: send('PUT', `${customer}/password`),
            createCustomerAddress: send('POST', `${customer}/addresses`),
            updateCustomerAddress: send('PATCH', `${customer}/addresses/{addressName}`),
            removeCustomerAddress: send('DELETE', `${customer}/addresses/{addressName}`),
            createCustomerProductList: send('POST', `${customer}/product-lists`),
            createCustomerProductListItem: send('POST', `${productList}/items`),
            deleteCustomerProductListItem: send('DELETE', `${productList}/items/{itemId}`)
        },
        shopperOrders: {
            createOrder: send('POST', '/checkout/shopper-orders/v1/organizations/{org}/orders')
        },
        shopperContexts: {
            createShopperContext: send('PUT', shopperContext),
            updateShopperContext: send('PATCH', shopperContext)
        }
    } satisfies {
        [Client in keyof ApiClients]?: {[Name in keyof SdkClient<Client>]?: unknown}
    }
}

type SdkClient<Name extends keyof ApiClients> = NonNullable<ApiClients[Name]>
type Clients = ReturnType<typeof clientsOf>

/** The arguments of the SDK's client for the call of this name; its types follow the platform's contract. */
type Given<SdkCall> = SdkCall extends (given: infer Options) => Promise<unknown> ? Options : never

/** Calls of the platform by the SDK's names, with the SDK's arguments. Each rejects with a CommerceError. */
export type PlatformCalls = {
    readonly [Client in keyof Clients]: {
        readonly [Name in keyof Clients[Client] & keyof SdkClient<Client>]: (
            given: Given<SdkClient<Client>[Name]>
        ) => Promise<unknown>
    }
}

/**
 * Calls the platform with the shopper's own token, by the commerce SDK's names and types but without its code, which
 * every page of a customer would wait for (docs/decisions/0025).
 */
export const platformCalls = (own: Commerce): PlatformCalls => clientsOf(own)
