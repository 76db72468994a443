import {useCallback, useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {keepCheckoutAlive} from '@app/commerce/basket/checkout-session'
import {deleteTemporaryBasket} from '@app/commerce/basket/temporary-basket'
import {useSessionActions} from '@app/commerce/shopper/session'
import type {TimedFlow} from '@app/domain/session-timer'
import {reloadApplication} from '@app/features/approval/application-store'
import {useNavigate} from '@app/routing/location'
import {showToast} from '@app/ui/feedback/toast'
import {noteActivity} from './activity'
import {applicationMessages, checkoutMessages} from './messages'
import {TimeOutQuestion} from './time-out-question'
import type {Inactivity} from './use-inactivity'

const messagesOf = {checkout: checkoutMessages, application: applicationMessages} as const

/**
 * Ends the checkout: its basket is deleted, as far as the platform can be reached, and the shopper is led home. Its lines
 * never left the regular basket. Of an application only what is kept as a draft outlives it (D-24).
 */
const useCheckoutEnd = (flow: TimedFlow): (() => Promise<void>) => {
    const {formatMessage} = useIntl()
    const {whenLive} = useSessionActions()
    const navigate = useNavigate()
    return useCallback(async () => {
        // A basket that cannot be deleted now is dropped by the platform itself after a while.
        await whenLive()
            .then(deleteTemporaryBasket)
            .catch(() => undefined)
        if (flow === 'application') reloadApplication()
        showToast(formatMessage(messagesOf[flow].ended))
        navigate('/')
    }, [whenLive, formatMessage, navigate, flow])
}

/**
 * Inactivity at the checkout: the shopper is asked at two thirds of the time, and given more once the platform has taken it
 * down; at its end the temporary basket is deleted and the home page shown [SESSION-001…007, D-34].
 */
export const CheckoutTimeOut = ({flow, phase, remaining}: Inactivity & {flow: TimedFlow}) => {
    const {whenLive} = useSessionActions()
    const end = useCheckoutEnd(flow)
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
        <TimeOutQuestion
            messages={messagesOf[flow]}
            remaining={remaining}
            onStay={stay}
            onLeave={end}
        />
    )
}
