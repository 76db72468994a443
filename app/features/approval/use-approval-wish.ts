import type {ApprovalWish} from '@app/commerce/approvals/instant-approval'
import {useBasket} from '@app/commerce/basket/basket-context'
import {useIdentity} from '@app/commerce/shopper/identity'
import {useAppContext} from '@app/routing/app-context'

/** What is known of the shopper, for the platform to find them by (G-23). */
export const useApprovalWish = (): ApprovalWish => {
    const {storeId} = useAppContext()
    const identity = useIdentity()
    const basket = useBasket()
    return {
        storeId,
        basketId: basket.state === 'ready' ? basket.basket?.id : undefined,
        email: identity.state === 'customer' ? identity.email : undefined
    }
}
