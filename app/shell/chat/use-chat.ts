import {useEffect, useMemo, useRef, useState} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {onEvent} from '@app/commerce/session/shop-event'
import type {ChatSettings} from '@app/commerce/third-parties'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {loadScript} from '../listening/load-script'
import {pollFor} from '../listening/poll-for'
import {chatFlag} from './chat-flag'
import {type ChatContext, chatWidget, endChat, launchChat, startChat, tellChat} from './chat-widget'

/** How often and how long the widget is looked for: after a press, and where a chat goes on [CHAT-002, CHAT-003]. */
const EVERY_MS = 500
const upToMs = {opening: 10_000, resuming: 30_000}

/** Who is chatting, by our own server's word (D-14), and their store; undefined until it is known who. */
const useChatContext = (): ChatContext | undefined => {
    const identity = useIdentity()
    const {storeId = ''} = useAppContext()
    const isKnown = identity.state !== 'unknown'
    const customerId = identity.state === 'customer' ? identity.customerId : ''
    const firstName = identity.state === 'customer' ? (identity.firstName ?? '') : ''
    return useMemo(
        () =>
            isKnown
                ? {isVerified: customerId ? 'true' : 'false', customerId, firstName, storeId}
                : undefined,
        [isKnown, customerId, firstName, storeId]
    )
}

type Phase = 'closed' | 'opening' | 'resuming' | 'open'

type ChatProps = {
    settings: ChatSettings
    /** Whether the page on screen may have a chat; one that is open already stays. */
    isOffered: boolean
    onMissing: () => void
}

/**
 * A chat that the shopper opens: only then its script is loaded, and on later pages again, where it goes on for 7 days
 * [CHAT-004]. It is told who they are and which store is theirs, and ends when they are signed out [CHAT-001].
 */
export const useChat = ({settings, isOffered, onMissing}: ChatProps) => {
    const {locale} = useAppContext()
    const context = useChatContext()
    const latestContext = useLatest(context)
    const missing = useLatest(onMissing)
    const isStarted = useRef(false)
    const [phase, setPhase] = useState<Phase>(() => (chatFlag.isSet() ? 'resuming' : 'closed'))

    useEffect(() => {
        if (!isOffered || phase === 'closed' || phase === 'open') return undefined
        void loadScript(settings.script)
        return pollFor({
            find: chatWidget,
            everyMs: EVERY_MS,
            upToMs: upToMs[phase],
            found: (widget) => {
                const isLaunched = phase === 'opening'
                setPhase('open')
                if (isStarted.current) return isLaunched ? launchChat(widget) : undefined
                isStarted.current = true
                return startChat(widget, {
                    settings,
                    locale,
                    isLaunched,
                    context: () => latestContext.current
                })
            },
            missing: () => {
                setPhase('closed')
                if (phase === 'opening') missing.current()
            }
        })
    }, [isOffered, phase, settings, locale, latestContext, missing])

    useEffect(() => {
        const widget = chatWidget()
        if (phase === 'open' && widget && context) tellChat(widget, context)
    }, [phase, context])

    useEffect(
        () =>
            onEvent(({event}) => {
                if (event !== 'signed-out') return
                const widget = chatWidget()
                if (widget) endChat(widget)
                chatFlag.remove()
                setPhase('closed')
            }),
        []
    )

    const open = (): void => {
        chatFlag.set()
        const widget = chatWidget()
        if (phase === 'open' && widget) launchChat(widget)
        else setPhase('opening')
    }
    return {isOpening: phase === 'opening', open}
}
