import {type RefObject, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/link'
import {IconButton} from '../button/button'
import {messages} from '../overlay/messages'
import {takeStoredToasts} from './stored-toasts'
import {Notice, type NoticeTone, type ToastTopic} from './notice'

/** A link in a toast, such as to the wish list. */
export type ToastLink = {label: string; to: string}

export type Toast = {
    id: number
    text: string
    tone: NoticeTone
    durationMs: number
    link?: ToastLink | undefined
    /** What it is about: a later toast about the same replaces it. */
    topic?: ToastTopic | undefined
}

/** [SHELL-034] */
const DURATION_MS = 5000

const NONE: readonly Toast[] = []

let shown = NONE
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
    shown = next
    for (const listener of listeners) listener()
}

/** The toasts on screen. Only browsers have any: they are about actions of the shopper. */
export const toasts = {
    shown: (): readonly Toast[] => shown,
    none: (): readonly Toast[] => NONE,
    subscribe: (listener: () => void): (() => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
    },
    dismiss: (id: number): void => change(shown.filter((toast) => toast.id !== id))
}

/** Shows a message that has no better place on the page; it disappears by itself [SHELL-034]. */
export const showToast = (
    text: string,
    tone: NoticeTone = 'info',
    {
        durationMs = DURATION_MS,
        link,
        topic
    }: Partial<Pick<Toast, 'durationMs' | 'link' | 'topic'>> = {}
): void => {
    lastId += 1
    const others = topic ? shown.filter((toast) => toast.topic !== topic) : shown
    change([...others, {id: lastId, text, tone, durationMs, link, topic}])
}

/** Whether the pointer or the focus is on an element. */
export const useHoverOrFocus = (part: RefObject<HTMLElement>): boolean => {
    const [active, setHeld] = useState(false)

    useEffect(() => {
        const element = part.current
        if (!element) return undefined
        const [hold, release] = [() => setHeld(true), () => setHeld(false)]
        element.addEventListener('mouseenter', hold)
        element.addEventListener('mouseleave', release)
        element.addEventListener('focusin', hold)
        element.addEventListener('focusout', release)
        return () => {
            element.removeEventListener('mouseenter', hold)
            element.removeEventListener('mouseleave', release)
            element.removeEventListener('focusin', hold)
            element.removeEventListener('focusout', release)
        }
    }, [part])

    return active
}

const ShownToast = ({toast: {id, text, tone, durationMs, link}}: {toast: Toast}) => {
    const {formatMessage} = useIntl()
    const part = useRef<HTMLDivElement>(null)
    const paused = useHoverOrFocus(part)

    useEffect(() => {
        if (paused) return undefined
        const timer = setTimeout(() => toasts.dismiss(id), durationMs)
        return () => clearTimeout(timer)
    }, [paused, id, durationMs])

    return (
        <div className="toast" ref={part}>
            <Notice tone={tone}>
                {text}
                {link ? (
                    <>
                        {' '}
                        <Link to={link.to}>{link.label}</Link>
                    </>
                ) : null}
            </Notice>
            <IconButton
                icon="close"
                label={formatMessage(messages.close)}
                onClick={() => toasts.dismiss(id)}
            />
        </div>
    )
}

/** Where toasts appear, once per page. It is rendered from the start, so that screen readers announce what is added. */
export const Toaster = () => {
    const {formatMessage} = useIntl()
    const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none)

    useEffect(() => {
        void takeStoredToasts(formatMessage).then((stored) => {
            for (const {text, tone, ...more} of stored) showToast(text, tone, more)
        })
    }, [formatMessage])

    return (
        <div className="toaster" role="status" aria-live="polite">
            {shown.map((toast) => (
                <ShownToast key={toast.id} toast={toast} />
            ))}
        </div>
    )
}
