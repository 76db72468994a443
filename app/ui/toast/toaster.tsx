import {useEffect, useRef, useSyncExternalStore} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../button/icon-button'
import {Notice} from '../words/notice/notice'
import {messages} from '../overlay/messages'
import {toasts, type Toast} from './toasts'
import {useHeld} from './use-held'

const ShownToast = ({toast: {id, text, tone, forMs}}: {toast: Toast}) => {
    const {formatMessage} = useIntl()
    const part = useRef<HTMLDivElement>(null)
    const held = useHeld(part)

    useEffect(() => {
        if (held) return undefined
        const timer = setTimeout(() => toasts.dismiss(id), forMs)
        return () => clearTimeout(timer)
    }, [held, id, forMs])

    return (
        <div className="toast" ref={part}>
            <Notice tone={tone}>{text}</Notice>
            <IconButton
                icon="close"
                label={formatMessage(messages.close)}
                onClick={() => toasts.dismiss(id)}
            />
        </div>
    )
}

/** Where toasts appear, one per page. It is there from the start, so that what comes is read out. */
export const Toaster = () => {
    const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none)
    return (
        <div className="toaster" role="status" aria-live="polite">
            {shown.map((toast) => (
                <ShownToast key={toast.id} toast={toast} />
            ))}
        </div>
    )
}
