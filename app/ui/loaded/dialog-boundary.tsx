import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {showToast} from '../toast/toasts'
import {messages} from './messages'
import {PartBoundary} from './part-boundary'

export type DialogBoundaryProps = {
    /** Said where the dialog fails; that something could not be loaded, where left out. */
    told?: string
    onClose: () => void
    children: ReactNode
}

/**
 * Stands around a dialog whose code is loaded late: where it fails a toast says so, and the page stays as it was before.
 * Render both only while the dialog is open: opening it again then asks for its code again.
 */
export const DialogBoundary = ({told, onClose, children}: DialogBoundaryProps) => {
    const {formatMessage} = useIntl()
    const close = () => {
        showToast(told ?? formatMessage(messages.failed))
        onClose()
    }
    return <PartBoundary onFailed={close}>{children}</PartBoundary>
}
