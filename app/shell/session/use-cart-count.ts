import {useBasket} from '@app/commerce/basket/basket-context'
import {itemCount} from '@app/domain/item-count'

/** How many items are in the cart; unknown until the session has reported, which a first visit never asks. */
export const useCartCount = (): number | undefined => {
    const known = useBasket()
    return known.state === 'ready' ? itemCount(known.basket?.lines ?? []) : undefined
}
