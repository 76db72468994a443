import {CommerceApiProvider, useCommerceApi} from '@salesforce/commerce-sdk-react'
import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {render} from '@testing-library/react'
import type {Basket} from '@app/commerce/basket/basket'
import {createBasketChanges} from '@app/commerce/basket/basket-changes'
import {readRegularBasket} from '@app/commerce/basket/regular-basket'
import {productLists} from '@app/commerce/lists/product-lists'
import {wishListOwner} from '@app/commerce/lists/wishes'
import type {SessionEnd} from '@app/commerce/shopper/identity'
import type {LiveSession} from '@app/commerce/shopper/session'
import {createSessionActions} from '@app/commerce/shopper/session-actions'
import type {Who} from '@app/commerce/shopper/who'
import {oneAtATime} from '@app/lib/async'
import type {modelBrowser} from './model-browser'

type ModelBrowser = ReturnType<typeof modelBrowser>

/** The SDK's own clients, as its provider makes them. */
export const clientsOfSdk = (): LiveSession['apis'] => {
    let clients: Partial<LiveSession['apis']> = {}
    const Clients = () => {
        const {shopperBaskets, shopperBasketsV2, shopperCustomers, shopperOrders} = useCommerceApi()
        clients = {
            ...(shopperBaskets && {shopperBaskets}),
            ...(shopperBasketsV2 && {shopperBasketsV2}),
            ...(shopperCustomers && {shopperCustomers}),
            ...(shopperOrders && {shopperOrders})
        }
        return null
    }
    render(
        <QueryClientProvider client={new QueryClient()}>
            <CommerceApiProvider
                clientId="11111111-2222-4333-8444-555555555555"
                organizationId="f_ecom_hmwd_001"
                shortCode="hmwd0001"
                siteId="Homeward"
                locale="en-US"
                currency="USD"
                proxy="http://localhost/mobify/proxy/api"
                redirectURI="http://localhost/callback"
                enableHttpOnlySessionCookies
                disableAuthInit
                silenceWarnings
            >
                <Clients />
            </CommerceApiProvider>
        </QueryClientProvider>
    )
    const {shopperBaskets, shopperBasketsV2, shopperCustomers, shopperOrders} = clients
    if (!shopperBaskets || !shopperBasketsV2 || !shopperCustomers || !shopperOrders)
        throw new Error('The SDK has not all of its clients')
    return {shopperBaskets, shopperBasketsV2, shopperCustomers, shopperOrders}
}

/** A tab: the session's actions and the basket's, with the little that a page does around them. */
export const openModelTab = (browser: ModelBrowser, apis: LiveSession['apis']) => {
    let shown: {who: Who | null; ended?: SessionEnd | undefined} = {who: null}
    let held: Basket | null | undefined
    const inTurn = oneAtATime()
    const {commerce} = browser
    const actions = createSessionActions(() => ({
        open: commerce,
        own: commerce,
        apis,
        cache: browser.newCache(),
        inTurn,
        isHybrid: true,
        ready: browser.ready,
        logIn: ({login}) => browser.signIn(login),
        register: browser.register,
        logOut: browser.signOut,
        mergeBaskets: () =>
            apis.shopperBaskets.mergeBasket({parameters: {createDestinationBasket: true}}),
        basket: () => held,
        holdBasket: () => undefined,
        show: (who, ended) => {
            if (who?.customerId !== shown.who?.customerId) held = undefined
            shown = {who, ended}
        }
    }))
    const reread = async (): Promise<Basket | null> => {
        held = await readRegularBasket(commerce, shown.who?.customerId ?? '')
        return held
    }
    const {shopperBaskets: baskets} = apis
    const changes = createBasketChanges(() => ({
        create: (given) => baskets.createBasket(given),
        update: (given) => baskets.updateBasket(given),
        addItem: (given) => baskets.addItemToBasket(given),
        updateItem: (given) => baskets.updateItemInBasket(given),
        removeItem: (given) => baskets.removeItemFromBasket(given),
        addCoupon: (given) => baskets.addCouponToBasket(given),
        removeCoupon: (given) => baskets.removeCouponFromBasket(given),
        held: () => held,
        reread,
        onChanged: () => undefined,
        storeId: undefined,
        work: {inTurn, renew: () => actions.renew()}
    }))
    /** What the page does once it is known who the shopper is: it reads their list, and their basket. */
    const settle = async (): Promise<void> => {
        const {who} = shown
        if (who?.registered) {
            wishListOwner.pending(actions.whenLive)
            await productLists({...who, commerce})
                .fetch()
                .then(
                    ({wishList}) =>
                        wishListOwner.read(wishList?.items.map((item) => item.productId) ?? []),
                    (error: unknown) => wishListOwner.failed(error, () => undefined)
                )
        } else if (who) wishListOwner.guest()
        await reread().catch(() => undefined)
    }
    return {
        actions,
        changes,
        settle,
        shown: () => shown,
        lineOf: (productId: string) => held?.lines.find((line) => line.productId === productId)
    }
}
