import {CommerceApiProvider, useCommerceApi, type ApiClients} from '@salesforce/commerce-sdk-react'
import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import {wasPriceRules} from '../../../tests/support/values/builders'
import {orderCall} from '../checkout/order/order'
import {createCommerce, toFailure} from '../client'
import {orderHistoryCall} from '../customer/orders'
import {profileCall} from '../customer/profile'
import {sdkShop} from '../../../tests/support/a-commerce'
import {sdkClients} from './sdk-clients'

type Sent = {method: string; path: string; query: Record<string, string>; body: string}

const sent: Sent[] = []
const anAnswer = () => Response.json({id: 'any'})
let answer: () => Response = anAnswer

/** Notes what is sent; the language of an answer aside, which all our calls name and the SDK's only where it matters. */
const noting: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    url.searchParams.delete('locale')
    sent.push({
        method: init?.method?.toUpperCase() ?? 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: typeof init?.body === 'string' ? init.body : ''
    })
    return answer()
}

const networkFetch = window.fetch
beforeAll(() => (window.fetch = noting))
afterAll(() => (window.fetch = networkFetch))
beforeEach(() => {
    sent.length = 0
    answer = anAnswer
})

const own = createCommerce({
    siteId: 'Homeward',
    locale: 'en-US',
    organizationId: 'f_ecom_hmwd_001',
    clientId: 'shop',
    base: {api: 'http://localhost/api/scapi', ocapi: 'http://localhost'},
    deadlineMs: 1000,
    today: () => '2030-06-01',
    wasPriceRules,
    token: () => Promise.resolve(null),
    fetch: noting,
    bff: () => Promise.reject(new Error('Our own server is not asked here'))
})

const clientsOfSdk = (): ApiClients => {
    let clients: ApiClients = {}
    const Clients = () => {
        clients = useCommerceApi()
        return null
    }
    render(
        <QueryClientProvider client={new QueryClient()}>
            <CommerceApiProvider
                clientId="shop"
                organizationId="f_ecom_hmwd_001"
                shortCode="hmwd0001"
                siteId="Homeward"
                locale="en-US"
                currency="USD"
                proxy="http://localhost/api/scapi"
                redirectURI="http://localhost/callback"
                enableHttpOnlySessionCookies
                disableAuthInit
                silenceWarnings
            >
                <Clients />
            </CommerceApiProvider>
        </QueryClientProvider>
    )
    return clients
}

/** A call of a client, by its name. */
type AnyCall = (given: unknown) => Promise<unknown>
const callOf = (clients: object, client: string, name: string): AnyCall => {
    const owner: object = Reflect.get(clients, client)
    return (given) => Reflect.apply(Reflect.get(owner, name), owner, [given])
}

const basketId = 'b-1'
const customerId = 'c 1/2'
const shipment = {basketId, shipmentId: 'me'}
const body = {c_note: 'more'}

/** What calls of each client are given, by client and name. */
const givenOf: Record<string, Record<string, object>> = {
    shopperBaskets: {
        createBasket: {body},
        mergeBasket: {parameters: {createDestinationBasket: true}},
        getBasket: {parameters: {basketId}},
        updateBasket: {parameters: {basketId}, body},
        deleteBasket: {parameters: {basketId}},
        addItemToBasket: {parameters: {basketId}, body: [body]},
        updateItemsInBasket: {parameters: {basketId}, body: [body]},
        updateItemInBasket: {parameters: {basketId, itemId: 'i/1'}, body},
        removeItemFromBasket: {parameters: {basketId, itemId: 'i/1'}},
        addCouponToBasket: {parameters: {basketId}, body},
        removeCouponFromBasket: {parameters: {basketId, couponItemId: 'k'}},
        updateCustomerForBasket: {parameters: {basketId}, body},
        updateBillingAddressForBasket: {parameters: {basketId}, body},
        updateShippingAddressForShipment: {parameters: {...shipment, useAsBilling: false}, body},
        updateShippingMethodForShipment: {parameters: shipment, body},
        addPaymentInstrumentToBasket: {parameters: {basketId}, body}
    },
    shopperBasketsV2: {createBasket: {parameters: {temporary: true}, body}},
    shopperCustomers: {
        getCustomer: {parameters: {customerId, expand: ['addresses']}},
        getCustomerBaskets: {parameters: {customerId}},
        getCustomerOrders: {parameters: {customerId, limit: 10, offset: 20}},
        registerCustomer: {body},
        updateCustomer: {parameters: {customerId}, body},
        updateCustomerPassword: {parameters: {customerId}, body},
        createCustomerAddress: {parameters: {customerId}, body},
        updateCustomerAddress: {parameters: {customerId, addressName: 'my home'}, body},
        removeCustomerAddress: {parameters: {customerId, addressName: 'my home'}},
        createCustomerProductList: {parameters: {customerId}, body},
        createCustomerProductListItem: {parameters: {customerId, listId: 'l'}, body},
        deleteCustomerProductListItem: {parameters: {customerId, listId: 'l', itemId: 'i'}}
    },
    shopperOrders: {createOrder: {body}, getOrder: {parameters: {orderNo: 'HW 1'}}},
    shopperContexts: {
        createShopperContext: {
            parameters: {usid: 'u', evaluateContextWithClientIp: true},
            body
        },
        updateShopperContext: {
            parameters: {usid: 'u', evaluateContextWithClientIp: true},
            body
        }
    }
}

const everyCall = Object.entries(givenOf).flatMap(([client, calls]) =>
    Object.entries(calls).map(([name, given]) => ({client, name, given}))
)

test.each(everyCall)(
    '$client.$name goes to the platform as the SDK sends it [API-001]',
    async (call) => {
        const {client, name, given} = call

        await callOf(sdkClients(own, sdkShop), client, name)(given)
        await callOf(clientsOfSdk(), client, name)(given)

        const [ours, theirs] = sent
        expect(ours).toEqual(theirs)
    }
)

test.each([
    {client: 'shopperCustomers', name: 'getCustomer', call: profileCall(customerId)},
    {client: 'shopperCustomers', name: 'getCustomerOrders', call: orderHistoryCall(customerId, 3)},
    {client: 'shopperOrders', name: 'getOrder', call: orderCall('HW 1')}
])(
    'what our server fetches first for a page is what the hook of $name asks [ACCT-010]',
    async ({client, name, call}) => {
        await own.fetch(call)
        await callOf(sdkClients(own, sdkShop), client, name)(givenOf[client]?.[name])

        const [ours, theirs] = sent
        expect(ours).toEqual(theirs)
    }
)

test.each`
    body                       | ends
    ${null}                    | ${'done'}
    ${{basketId: 'b'}}         | ${'done'}
    ${{}}                      | ${'garbled'}
    ${{error: 'out of order'}} | ${'garbled'}
`('a deletion that is answered with $body is $ends (D-49)', async ({body: platformBody, ends}) => {
    answer = () =>
        platformBody === null ? new Response(null, {status: 204}) : Response.json(platformBody)
    const {shopperBaskets} = sdkClients(own, sdkShop)

    const end = await shopperBaskets.deleteBasket({parameters: {basketId}}).then(
        () => 'done',
        (error: unknown) => toFailure(error).code
    )
    expect(end).toBe(ends)
})

test('a refusal says in the platform’s words why, and one without words says nothing to a shopper (G-56)', async () => {
    const {shopperBaskets} = sdkClients(own, sdkShop)
    const refused = () => shopperBaskets.getBasket({parameters: {basketId}})

    answer = () => Response.json({detail: 'The coupon has ended.'}, {status: 400})
    await expect(refused()).rejects.toMatchObject({status: 400, detail: 'The coupon has ended.'})

    answer = () => new Response('<html>', {status: 503})
    await expect(refused()).rejects.toMatchObject({status: 503, detail: undefined})
})
