import {useEffect} from 'react'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {touchTemporaryBasket} from '@app/commerce/basket/temporary/checkout-session'
import {useSessionActions} from '@app/commerce/session/session'
import {lastActivity} from './activity'

const MINUTE_IN_MS = 60_000

/**
 * Fetches the basket again every so many minutes, while the page is visible [CONFIG-005]. At the checkout it also
 * writes to the temporary basket if the shopper was active since, so that it does not expire during a long step.
 */
export const useBasketRefresh = (minutes: number, isCheckout: boolean): void => {
    const {whenLive} = useSessionActions()
    const {readAgain} = useBasketActions()

    useEffect(() => {
        let seen = lastActivity()
        const refresh = () => {
            if (document.visibilityState === 'hidden') return
            readAgain().catch(() => undefined)
            const last = lastActivity()
            if (!isCheckout || last <= seen) return
            seen = last
            whenLive()
                .then(touchTemporaryBasket)
                .catch(() => undefined)
        }
        const handle = setInterval(refresh, minutes * MINUTE_IN_MS)
        return () => clearInterval(handle)
    }, [minutes, isCheckout, whenLive, readAgain])
}
