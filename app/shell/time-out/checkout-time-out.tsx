import {useCallback, useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {keepCheckoutAlive} from '@app/commerce/basket/checkout-session'
import {deleteTemporaryBasket} from '@app/commerce/basket/temporary-basket'
import {useSessionActions} from '@app/commerce/shopper/session'
import {useNavigate} from '@app/routing/location'
import {showToast} from '@app/ui/feedback/toast'
import {noteActivity} from './activity'
import {checkoutMessages} from './messages'
import {TimeOutDialog} from './time-out-dialog'
import type {Inactivity} from './use-inactivity'

/** Ends the checkout: its basket is deleted, as far as the platform can be reached, and the shopper is led home. */
const useCheckoutEnd = (): (() => Promise<void>) => {
    const {formatMessage} = useIntl()
    const {whenLive} = useSessionActions()
    const navigate = useNavigate()
    return useCallback(async () => {
        // A basket that cannot be deleted now is dropped by the platform itself after a while.
        await whenLive()
            .then(deleteTemporaryBasket)
            .catch(() => undefined)
        showToast(formatMessage(checkoutMessages.ended))
        navigate('/')
    }, [whenLive, formatMessage, navigate])
}

/**
 * Inactivity at the checkout: the shopper is asked at two thirds of the time, and given more once the platform has taken it
 * down; at its end the temporary basket is deleted and the home page shown [SESSION-001…007, D-34].
 */
export const CheckoutTimeOut = ({phase, remaining}: Inactivity) => {
    const {whenLive} = useSessionActions()
    const end = useCheckoutEnd()
    const isEnding = useRef(false)

    useEffect(() => {
        if (phase !== 'over' || isEnding.current) return
        isEnding.current = true
        void end()
    }, [phase, end])

    if (phase !== 'warning') return null
    const stay = async () => {
        await keepCheckoutAlive(await whenLive())
        noteActivity(Date.now())
    }
    return (
        <TimeOutDialog
            messages={checkoutMessages}
            remaining={remaining}
            onStay={stay}
            onLeave={end}
        />
    )
}
