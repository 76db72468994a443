import type {Basket} from '@app/commerce/basket/basket'
import {createBasketChanges} from '@app/commerce/basket/basket-changes'
import {readRegularBasket} from '@app/commerce/basket/regular-basket'
import {readProductLists} from '@app/commerce/lists/product-lists'
import {wishListOwner} from '@app/commerce/lists/wishes'
import type {SessionEnd} from '@app/commerce/session/identity'
import {sdkClients} from '@app/commerce/sdk/sdk-clients'
import {createSessionActions} from '@app/commerce/shopper/session-actions'
import type {Who} from '@app/commerce/session/who'
import {oneAtATime} from '@app/lib/browser/async'
import {sdkShop} from '../a-commerce'
import type {modelBrowser} from './model-browser'

type ModelBrowser = ReturnType<typeof modelBrowser>

/** A tab: the actions of the session and the basket, with the few steps that a page adds. */
export const openModelTab = (browser: ModelBrowser) => {
    let shown: {who: Who | null; ended?: SessionEnd | undefined} = {who: null}
    let held: Basket | null | undefined
    const inTurn = oneAtATime()
    const {commerce} = browser
    const apis = sdkClients(commerce, sdkShop)
    const actions = createSessionActions(() => ({
        open: commerce,
        own: commerce,
        apis,
        mutations: apis,
        cache: browser.newCache(),
        answers: new Map(),
        inTurn,
        isHybrid: true,
        ready: browser.ready,
        logIn: ({login}) => browser.signIn(login),
        register: browser.register,
        logOut: browser.signOut,
        basket: () => held,
        holdQueries: () => undefined,
        show: (who, ended) => {
            if (who?.customerId !== shown.who?.customerId) held = undefined
            shown = {who, ended}
        }
    }))
    const reread = async (): Promise<Basket | null> => {
        held = await readRegularBasket(commerce, shown.who?.customerId ?? '')
        return held
    }
    const changes = createBasketChanges(() => ({
        who: {customerId: shown.who?.customerId ?? '', usid: shown.who?.usid ?? ''},
        baskets: apis.shopperBaskets,
        held: () => held,
        reread,
        onChanged: () => undefined,
        storeId: undefined,
        work: {inTurn, renew: actions.renew, isSessionOf: actions.isSessionOf}
    }))
    /** What the page does once the shopper is known: it loads their list and their basket. */
    const settle = async (): Promise<void> => {
        const {who} = shown
        if (who?.registered) {
            wishListOwner.pending(actions.whenLive)
            await readProductLists({...who, commerce}).then(
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
