import {useMemo} from 'react'
import type {BasketActions, BasketState} from '@app/commerce/basket/basket-context'
import type {SessionState} from '@app/commerce/basket/shopper-session'
import type {ShopperSession} from '@app/commerce/basket/use-shopper-session'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {storePromotions} from '@app/commerce/context/store-promotions'
import {asPersonal} from '@app/commerce/shopper/personal-query'
import type {Identity} from '@app/commerce/shopper/identity'
import type {SessionActions, Shopper} from '@app/commerce/shopper/session'

type Parts = {
    identity: Identity
    basket: BasketState
    shopper: Shopper | null
    basketActions: BasketActions
    actions: SessionActions
    storeId: string | undefined
}

/** What the record says of whoever it is; nobody found a guest through the provider. */
const factsOf = (identity: Identity) => {
    if (identity.state !== 'customer') return {foundByProvider: false, firstName: ''}
    const {foundByProvider, firstName = ''} = identity
    return {foundByProvider, firstName}
}

const stateOf = ({identity, basket, shopper, basketActions, storeId}: Parts): SessionState => {
    if (basket.state === 'none' || basket.state === 'failed') return basket
    if (basket.state === 'loading' || !shopper) return {state: 'starting'}
    const {commerce: own, customerId, registered} = shopper
    return {
        ...{state: 'ready', basket: basket.basket, registered},
        ...factsOf(identity),
        approval: asPersonal(shopper, existingApproval(own, customerId)),
        promo: {apply: basketActions.applyPromo, remove: basketActions.removePromo},
        ...(storeId !== undefined && {
            promoCodes: storePromotions(own, {storeId, customerId, registered})
        })
    }
}

/** The session as one value, for the parts that have not moved to identity and basket yet. */
export const useLegacySession = (parts: Parts): ShopperSession => {
    const {identity, basket, shopper, basketActions, actions, storeId} = parts
    return useMemo(
        () => ({
            session: stateOf({identity, basket, shopper, basketActions, actions, storeId}),
            addToBasket: basketActions.addToBasket,
            changeQuantity: basketActions.changeQuantity,
            removeLine: basketActions.removeLine,
            changeStore: actions.changeStore,
            retry: basketActions.retry
        }),
        [identity, basket, shopper, basketActions, actions, storeId]
    )
}
