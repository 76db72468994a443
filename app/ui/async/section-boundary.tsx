import {Component, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {showToast} from '../feedback/toast'
import {loadFailedMessages} from './messages'

type SectionBoundaryProps = {
    /** Called where the part failed, its code not to be had say. */
    onError?: () => void
    /** Shown in the place of a part that failed; nothing where left out. */
    fallback?: ReactNode
    children: ReactNode
}

/** Stands around a part that the page can do without: where the part fails the page stays, without it. */
export class SectionBoundary extends Component<SectionBoundaryProps, {hasFailed: boolean}> {
    override state = {hasFailed: false}

    static getDerivedStateFromError() {
        return {hasFailed: true}
    }

    override componentDidCatch(): void {
        this.props.onError?.()
    }

    override render(): ReactNode {
        return this.state.hasFailed ? this.props.fallback : this.props.children
    }
}

export type DialogBoundaryProps = {
    /** Said where the dialog fails; that something could not be loaded, where left out. */
    message?: string
    onClose: () => void
    children: ReactNode
}

/**
 * Stands around a dialog whose code is loaded late: where it fails a toast says so, and the page stays as it was before.
 * Render both only while the dialog is open: opening it again then asks for its code again.
 */
export const DialogBoundary = ({message: reported, onClose, children}: DialogBoundaryProps) => {
    const {formatMessage} = useIntl()
    const close = () => {
        showToast(reported ?? formatMessage(loadFailedMessages.failed))
        onClose()
    }
    return <SectionBoundary onError={close}>{children}</SectionBoundary>
}
