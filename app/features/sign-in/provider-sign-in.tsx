import {useEffect, useRef, useState, type MouseEvent, type RefObject} from 'react'
import {useIntl} from 'react-intl'
import {useSessionActions, type SignedIn} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {isPlainClick} from '@app/routing/links/link'
import {useBrand} from '@app/routing/route/app-context'
import {leaveDocument} from '@app/routing/route/location'
import {Skeleton} from '@app/ui/async/skeleton'
import {buttonClass} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {providerMessages as messages} from './messages'

/** The address on our server that starts a sign-in at the provider [AUTH-046, D-16]. */
const startOf = (returnTo: string): string =>
    `/api/ssologin/start?${new URLSearchParams({return: returnTo}).toString()}`

type ProviderLinkProps = {
    /** The path in this shop, with its locale, that the shopper returns to after the provider's sign-in. */
    returnTo: string
    /** True if the link stands below the frame: its text then says that it leaves the frame. */
    fromFrame?: boolean
}

/**
 * A link that signs in at the identity provider in this window; the guest's basket and wish list are moved to the account
 * [AUTH-046, D-16, D-17].
 */
export const ProviderLink = ({returnTo, fromFrame = false}: ProviderLinkProps) => {
    const {formatMessage} = useIntl()
    const {signInService: service} = useBrand()
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

/** How long the provider's page may take to load in a frame, in milliseconds [D-16]. */
const DEADLINE_MS = 8000

/**
 * The outcome in a message from our callback in the frame. Undefined unless the message has exactly this shape and our
 * own origin.
 */
const outcomeIn = ({origin, data}: MessageEvent<unknown>): string | undefined => {
    if (origin !== window.location.origin || typeof data !== 'object' || data === null) return
    const type: unknown = Reflect.get(data, 'type')
    const outcome: unknown = Reflect.get(data, 'outcome')
    return type === 'provider-sign-in' && typeof outcome === 'string' ? outcome : undefined
}

/** Calls `onOutcome` when the sign-in in the frame has ended. Returns the ref for the frame: messages of other windows are ignored. */
const useOutcome = (onOutcome: (outcome: string) => void): RefObject<HTMLIFrameElement> => {
    const frame = useRef<HTMLIFrameElement>(null)
    const latest = useRef(onOutcome)
    useEffect(() => {
        latest.current = onOutcome
    })
    useEffect(() => {
        const hear = (event: MessageEvent<unknown>) => {
            if (event.source !== frame.current?.contentWindow) return
            const outcome = outcomeIn(event)
            if (outcome !== undefined) latest.current(outcome)
        }
        window.addEventListener('message', hear)
        return () => window.removeEventListener('message', hear)
    }, [])
    return frame
}

/**
 * Stores the guest's cart and list before the frame opens, as nobody can ask for them once it has signed in [D-17]; true
 * when that is done, or has failed.
 */
const useSavedWork = (): boolean => {
    const {leaveForSignIn} = useSessionActions()
    const latest = useRef(leaveForSignIn)
    const [isSaved, setSaved] = useState(false)
    useEffect(() => {
        const open = () => setSaved(true)
        latest.current().then(open, open)
    }, [])
    return isSaved
}

export type ProviderFrameProps = {
    returnTo: string
    onSignedIn: (signedIn: SignedIn) => void
    /** Called when the frame cannot be used; the form is shown instead. */
    onGivenUp: () => void
}

/**
 * The provider's own page in a frame in the dialog [AUTH-041]. The link that signs in in this window is always shown
 * too. If the frame does not load in time, or ends without a sign-in, the form replaces it [D-16].
 */
export const ProviderFrame = ({returnTo, onSignedIn, onGivenUp}: ProviderFrameProps) => {
    const {formatMessage} = useIntl()
    const {signInService: service} = useBrand()
    const {refresh} = useSessionActions()
    const isSaved = useSavedWork()
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
    const frame = useOutcome((outcome) => {
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
            {isSaved ? (
                <iframe
                    ref={frame}
                    className="sign-in__frame"
                    src="/api/ssologin/start?frame=1"
                    title={formatMessage(messages.frame, {service})}
                    onLoad={() => setUp(true)}
                />
            ) : null}
            <ProviderLink returnTo={returnTo} fromFrame />
        </div>
    )
}

/** Says why the provider's sign-in failed, by the error code of our callback. */
export const ProviderRefusal = ({error}: {error: string}) => {
    const {formatMessage} = useIntl()
    const {signInService: service} = useBrand()
    const known = {
        late: messages.late,
        expired: messages.expired,
        state: messages.state
    }
    const message = Object.entries(known).find(([word]) => word === error)?.[1]
    return <Notice tone="error">{formatMessage(message ?? messages.refused, {service})}</Notice>
}
