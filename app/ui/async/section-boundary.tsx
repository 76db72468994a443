import {Component, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {logCaught} from '@app/lib/browser/shop-log'
import {showToast} from '../feedback/toast'
import {loadFailedMessages} from './messages'

type SectionBoundaryProps = {
    /** Called when the part failed, for example because its code could not be loaded. */
    onError?: () => void
    /** Shown in place of a part that failed; nothing by default. */
    fallback?: ReactNode
    children: ReactNode
}

/** An error boundary around a part that the page can do without: if the part fails, the page stays. */
export class SectionBoundary extends Component<SectionBoundaryProps, {hasFailed: boolean}> {
    override state = {hasFailed: false}

    static getDerivedStateFromError() {
        return {hasFailed: true}
    }

    override componentDidCatch(error: unknown): void {
        logCaught('part-failed', error)
        this.props.onError?.()
    }

    override render(): ReactNode {
        return this.state.hasFailed ? this.props.fallback : this.props.children
    }
}

export type DialogBoundaryProps = {
    /** The message if the dialog fails; by default that something could not be loaded. */
    message?: string
    onClose: () => void
    children: ReactNode
}

/**
 * An error boundary around a dialog whose code is loaded on demand: if it fails, a toast says so, and the page stays as
 * it was. Render both only while the dialog is open: opening it again then loads the code again.
 */
export const DialogBoundary = ({message: reported, onClose, children}: DialogBoundaryProps) => {
    const {formatMessage} = useIntl()
    const close = () => {
        showToast(reported ?? formatMessage(loadFailedMessages.failed))
        onClose()
    }
    return <SectionBoundary onError={close}>{children}</SectionBoundary>
}
