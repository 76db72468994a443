import {useCallback, useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {keepCheckoutAlive} from '@app/commerce/basket/temporary/checkout-session'
import {deleteTemporaryBasket} from '@app/commerce/basket/temporary/delete-temporary-basket'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import {toFailure} from '@app/commerce/client'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import type {TimedFlow} from '@app/domain/calendar/session-timer'
import {reloadApplication} from '@app/features/approval/frame/application-store'
import {useNavigate} from '@app/routing/route/location'
import {UNTIL_RETURN_MS} from '@app/ui/feedback/stored-toast-messages'
import {showToast} from '@app/ui/feedback/toast'
import {noteActivity} from './activity'
import {applicationMessages, checkoutMessages} from './messages'
import {LazyTimeOutDialog} from './lazy-time-out-dialog'
import type {Inactivity} from './use-inactivity'

const messagesOf = {checkout: checkoutMessages, application: applicationMessages} as const

/** An inactive shopper reads the message when they are back; one who leaves is still there. */
const shownFor = {inactivity: {durationMs: UNTIL_RETURN_MS}, leaving: {}} as const

type EndReason = keyof typeof shownFor

/** Says that the checkout has ended; if agreements are drawn up, also where it continues. */
const useEnded = (flow: TimedFlow): ((why: EndReason) => void) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const record = useCheckoutRecord('customerId' in identity ? identity.customerId : undefined)
    const isDrawnUp = record !== null && !record.isPlaced && record.agreementIds.length > 0
    return useCallback(
        (why) => {
            if (flow !== 'checkout' || !isDrawnUp) {
                showToast(formatMessage(messagesOf[flow].ended), 'info', shownFor[why])
                return
            }
            const link = {label: formatMessage(checkoutMessages.goOn), to: '/checkout'}
            const text = formatMessage(checkoutMessages.endedDrawnUp)
            showToast(text, 'info', {...shownFor[why], link})
        },
        [formatMessage, flow, isDrawnUp]
    )
}

/**
 * Ends the checkout: deletes its basket, if the platform can be reached, and navigates to the home page. The regular
 * basket still has the lines. Of an application only what is stored as a draft remains (D-24).
 */
const useCheckoutEnd = (flow: TimedFlow): ((why: EndReason) => Promise<void>) => {
    const {whenLive} = useSessionActions()
    const showEnd = useEnded(flow)
    const navigate = useNavigate()
    return useCallback(
        async (why) => {
            // If the basket cannot be deleted now, the platform drops it by itself later.
            await whenLive()
                .then(deleteTemporaryBasket)
                .catch(() => undefined)
            if (flow === 'application') reloadApplication()
            showEnd(why)
            navigate('/')
        },
        [whenLive, showEnd, navigate, flow]
    )
}

/**
 * Inactivity at the checkout: the shopper is warned at two thirds of the time, and gets more time once the platform has
 * accepted that; at its end the temporary basket is deleted and the home page shown [SESSION-001…007, D-34].
 */
export const CheckoutTimeOut = ({flow, phase, remaining}: Inactivity & {flow: TimedFlow}) => {
    const {whenLive} = useSessionActions()
    const end = useCheckoutEnd(flow)
    const isEnding = useRef(false)

    useEffect(() => {
        if (phase !== 'over' || isEnding.current) return
        isEnding.current = true
        void end('inactivity')
    }, [phase, end])

    if (phase !== 'warning') return null
    const stay = async () => {
        await whenLive()
            .then(keepCheckoutAlive)
            .catch((error: unknown) => {
                // A basket that no longer exists needs no extension: whatever is saved next is written to another one.
                if (toFailure(error).code !== 'not-found') throw error
            })
        noteActivity(Date.now())
    }
    return (
        <LazyTimeOutDialog
            messages={messagesOf[flow]}
            remaining={remaining}
            onStay={stay}
            onLeave={() => end('leaving')}
        />
    )
}
