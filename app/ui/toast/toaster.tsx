import {useEffect, useRef, useSyncExternalStore} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {IconButton} from '../button/icon-button'
import {Notice} from '../words/notice/notice'
import {messages} from '../overlay/messages'
import {showKeptToasts} from './kept-toasts'
import {toasts, type Toast} from './toasts'
import {useHeld} from './use-held'

const ShownToast = ({toast: {id, text, tone, forMs, link}}: {toast: Toast}) => {
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
            <Notice tone={tone}>
                {text} {link ? <Link to={link.to}>{link.label}</Link> : null}
            </Notice>
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
    const {formatMessage} = useIntl()
    const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none)

    useEffect(() => {
        void showKeptToasts(formatMessage)
    }, [formatMessage])

    return (
        <div className="toaster" role="status" aria-live="polite">
            {shown.map((toast) => (
                <ShownToast key={toast.id} toast={toast} />
            ))}
        </div>
    )
}
