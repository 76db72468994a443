import {useBasket} from '@app/commerce/basket/basket-context'
import {itemCount} from '@app/domain/basket/item-count'

/**
 * The number of items in the cart; undefined until the session has reported it. A first visit has no session, and never
 * fetches it.
 */
export const useCartCount = (): number | undefined => {
    const known = useBasket()
    return known.state === 'ready' ? itemCount(known.basket?.lines ?? []) : undefined
}
