import {useEffect, useRef, useState, type MouseEvent} from 'react'
import {useIntl} from 'react-intl'
import {brand} from '@app/brand'
import {useSessionActions, type SignedIn} from '@app/commerce/shopper/session'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {isPlainClick} from '@app/routing/link'
import {leaveDocument} from '@app/routing/location'
import {Skeleton} from '@app/ui/async/skeleton'
import {buttonClass} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {providerMessages as messages} from './messages'

const service = brand.signInService

/** Where our server begins a sign-in at the provider [AUTH-046, D-16]. */
const startOf = (returnTo: string): string =>
    `/api/ssologin/start?${new URLSearchParams({return: returnTo}).toString()}`

type ProviderLinkProps = {
    /** A path of this shop, with its locale: where the provider's sign-in leads back to. */
    returnTo: string
    /** Says that it leaves the frame that is on screen. */
    fromFrame?: boolean
}

/** Signs in at the identity provider, in this window; what a guest has done goes along [AUTH-046, D-16, D-17]. */
export const ProviderLink = ({returnTo, fromFrame = false}: ProviderLinkProps) => {
    const {formatMessage} = useIntl()
    const {leaveForSignIn} = useSessionActions()
    const href = startOf(returnTo)
    const leave = (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        const go = () => leaveDocument(href)
        leaveForSignIn().then(go, go)
    }
    return (
        <a className={buttonClass('secondary', true)} href={href} onClick={leave}>
            {formatMessage(fromFrame ? messages.inWindow : messages.start, {service})}
        </a>
    )
}

/** How long the provider's page may take to come up in a frame [D-16]. */
const DEADLINE_MS = 8000

/** What our callback says in the frame: exactly this shape, and from our own origin. */
const outcomeIn = ({origin, data}: MessageEvent<unknown>): string | undefined => {
    if (origin !== window.location.origin || typeof data !== 'object' || data === null) return
    const type: unknown = Reflect.get(data, 'type')
    const outcome: unknown = Reflect.get(data, 'outcome')
    return type === 'provider-sign-in' && typeof outcome === 'string' ? outcome : undefined
}

/** Hears how the sign-in in the frame ends. */
const useOutcome = (onOutcome: (outcome: string) => void): void => {
    const latest = useRef(onOutcome)
    useEffect(() => {
        latest.current = onOutcome
    })
    useEffect(() => {
        const hear = (event: MessageEvent<unknown>) => {
            const outcome = outcomeIn(event)
            if (outcome !== undefined) latest.current(outcome)
        }
        window.addEventListener('message', hear)
        return () => window.removeEventListener('message', hear)
    }, [])
}

export type ProviderFrameProps = {
    returnTo: string
    onSignedIn: (signedIn: SignedIn) => void
    /** Called where the frame cannot be used: the form is there then. */
    onGivenUp: () => void
}

/**
 * The provider's own page in the dialog [AUTH-041]. It is an enhancement: the same window is always there, and where the
 * frame has not come up in time, or ends without anybody signed in, it gives way [D-16].
 */
export const ProviderFrame = ({returnTo, onSignedIn, onGivenUp}: ProviderFrameProps) => {
    const {formatMessage} = useIntl()
    const {refresh} = useSessionActions()
    const [isUp, setUp] = useState(false)

    useEffect(() => {
        if (isUp) return undefined
        const timer = setTimeout(onGivenUp, DEADLINE_MS)
        return () => clearTimeout(timer)
    }, [isUp, onGivenUp])

    const adopt = async (): Promise<void> => {
        const signedIn = await refresh()
        if (!signedIn) return onGivenUp()
        emitShopEvent({event: 'signed-in', by: 'provider'})
        onSignedIn(signedIn)
    }
    useOutcome((outcome) => {
        if (outcome === 'signed-in') adopt().catch(onGivenUp)
        else onGivenUp()
    })

    return (
        <div className="sign-in__view">
            {isUp ? null : (
                <div className="sign-in__waiting" role="status">
                    <span className="visually-hidden">{formatMessage(messages.waiting)}</span>
                    <Skeleton height="14rem" />
                </div>
            )}
            <iframe
                className="sign-in__frame"
                src={`/api/ssologin/start?frame=1`}
                title={formatMessage(messages.frame, {service})}
                onLoad={() => setUp(true)}
            />
            <ProviderLink returnTo={returnTo} fromFrame />
        </div>
    )
}

/** Why the provider's sign-in ended without anybody signed in, by the word that our callback gives. */
export const ProviderRefusal = ({error}: {error: string}) => {
    const {formatMessage} = useIntl()
    const known = {
        late: messages.late,
        expired: messages.expired,
        state: messages.state
    }
    const message = Object.entries(known).find(([word]) => word === error)?.[1]
    return <Notice tone="error">{formatMessage(message ?? messages.refused, {service})}</Notice>
}
