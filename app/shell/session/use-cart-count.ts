import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import {itemCount} from '@app/domain/basket'

/** How many items are in the cart; unknown until the session has told, which a first visit never asks. */
export const useCartCount = (): number | undefined => {
    const {session} = useShopperSession()
    if (session.state !== 'ready') return undefined
    return itemCount(session.basket?.lines ?? [])
}
