import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {type SessionEnd, useIdentity} from '@app/commerce/session/identity'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useLatest} from '@app/lib/browser/react-hooks'
import {usePageLocation} from '@app/routing/route/location'
import type {Access, LayoutName} from '@app/routing/route/route'
import {useSignIn} from '@app/routing/links/sign-in'
import {showToast} from '@app/ui/feedback/toast'
import {useNewSessionAfterOrder} from '../session/after-order'
import {endedTexts, messages} from './messages'
import {signInAddress} from './to-sign-in'

/** Long enough to read it before its link is used. */
const DURATION_MS = 15_000

type EndedSessionProps = {access: Access; layout: LayoutName}

/**
 * Says that a customer is no longer signed in, on a page that stays open: nobody becomes a guest without notice. During
 * an application or a checkout, sign-in opens in place [D-14]. A customer's own page redirects to sign-in by itself.
 */
export const EndedSession = ({access, layout}: EndedSessionProps) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const {path, search} = usePageLocation()
    const {open} = useSignIn()
    const ended = identity.state === 'guest' ? identity.ended : undefined

    useNewSessionAfterOrder(layout)

    const showEnd = useLatest((how: SessionEnd) => {
        emitShopEvent({event: 'signed-out', why: 'ended'})
        if (access !== 'everybody') return
        const isHere = layout === 'checkout' && how !== 'elsewhere'
        const link = {label: formatMessage(messages.signIn), to: signInAddress(path + search)}
        showToast(formatMessage(endedTexts[how]), 'warning', {
            durationMs: DURATION_MS,
            ...(!isHere && {link})
        })
        if (isHere) open()
    })
    useEffect(() => {
        if (ended) showEnd.current(ended)
    }, [ended, showEnd])
    return null
}
