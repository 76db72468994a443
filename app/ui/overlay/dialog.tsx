import {Dialog as Chakra, Portal} from '@chakra-ui/react'
import {type ReactNode, useLayoutEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {Button, IconButton} from '../button/button'
import {useCloseRequest} from './close-request'
import {messages} from './messages'
import {OverlayProvider} from './overlay-provider'
import {InOverlay, type OverlayRank, useOverlayTurn} from './overlay-queue'

export type DialogProps = {
    open: boolean
    onClose: () => void
    /** Shown as its heading, and its accessible name. */
    title: string
    /**
     * sm for a short question; md and lg fill a phone's screen; cover rises from its lower edge, and what it changes is
     * in sight above it; full fills any screen, up to its edges.
     */
    size?: 'sm' | 'md' | 'lg' | 'cover' | 'full'
    /** 'alertdialog' for a dialog that must be answered. */
    role?: 'dialog' | 'alertdialog'
    /** Which of several overlays is shown first [D-38]. */
    rank?: OverlayRank
    footer?: ReactNode
    /** The element that gets the focus afterwards; null for the one that had it before. */
    focusAfter?: () => HTMLElement | null
    children: ReactNode
}

/**
 * The element that had the focus when the dialog opened, while it is in the page. The library looks only in the next
 * frame; on a busy phone, a Tab in between moved the focus to another control, which then got it back.
 */
const useFocusBefore = (open: boolean) => {
    const before = useRef<Element | null>(null)
    useLayoutEffect(() => {
        if (open) before.current = document.activeElement
    }, [open])
    return () => {
        const element = before.current
        return element instanceof HTMLElement && element.isConnected ? element : null
    }
}

/**
 * A modal dialog: the focus stays in it and returns afterwards; Escape, its button and the device's way back close it. It
 * loads Chakra, so load its users on demand (`loadable`).
 */
export const Dialog = (props: DialogProps) => {
    const {open, onClose, title, size = 'md', role = 'dialog', footer, children} = props
    const {formatMessage} = useIntl()
    const focusBefore = useFocusBefore(open)
    const isTurn = useOverlayTurn(props.rank ?? 'opened', open)
    useCloseRequest(isTurn, onClose)
    return (
        <OverlayProvider>
            <Chakra.Root
                open={open && isTurn}
                // An overlay that is hidden by another one keeps what was typed in it.
                unmountOnExit={!open}
                onOpenChange={(details) => {
                    if (!details.open) onClose()
                }}
                size={size}
                role={role}
                finalFocusEl={() => props.focusAfter?.() ?? focusBefore()}
            >
                <InOverlay>
                    {' '}
                    <Portal>
                        <Chakra.Backdrop />
                        <Chakra.Positioner>
                            <Chakra.Content>
                                <Chakra.Header>
                                    <Chakra.Title>{title}</Chakra.Title>
                                    <IconButton
                                        // The focus starts on what the dialog is for.
                                        data-no-autofocus
                                        icon="close"
                                        label={formatMessage(messages.close)}
                                        onClick={onClose}
                                    />
                                </Chakra.Header>
                                <Chakra.Body>{children}</Chakra.Body>
                                {footer ? <Chakra.Footer>{footer}</Chakra.Footer> : null}
                            </Chakra.Content>
                        </Chakra.Positioner>
                    </Portal>
                </InOverlay>
            </Chakra.Root>
        </OverlayProvider>
    )
}

export type ConfirmDialogProps = {
    open: boolean
    onConfirm: () => void
    onCancel: () => void
    title?: string
    message?: string
    confirm?: string
    cancel?: string
    /** For an action that cannot be undone. */
    danger?: boolean
}

/** Asks for confirmation before an action; the focus begins on the button that changes nothing [SHELL-031, SHELL-032, SHELL-033]. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
    const {open, onConfirm, onCancel, danger = false} = props
    const {formatMessage} = useIntl()
    return (
        <Dialog
            open={open}
            onClose={onCancel}
            title={props.title ?? formatMessage(messages.confirmTitle)}
            size="sm"
            role="alertdialog"
            footer={
                <>
                    <Button data-autofocus look="secondary" onClick={onCancel}>
                        {props.cancel ?? formatMessage(messages.no)}
                    </Button>
                    <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                        {props.confirm ?? formatMessage(messages.yes)}
                    </Button>
                </>
            }
        >
            <p>{props.message ?? formatMessage(messages.confirmMessage)}</p>
        </Dialog>
    )
}
