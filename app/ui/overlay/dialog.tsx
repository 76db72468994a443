import {Dialog as Chakra, Portal} from '@chakra-ui/react'
import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../button/icon-button'
import {messages} from './messages'
import {OverlayProvider} from './overlay-provider'
import {InOverlay, useOverlayTurn, type OverlayRank} from './overlay-queue'

export type DialogProps = {
    open: boolean
    onClose: () => void
    /** Shown as its heading, and its accessible name. */
    title: string
    /** sm asks a short question; md and lg fill a phone's screen. */
    size?: 'sm' | 'md' | 'lg'
    /** 'alertdialog' for what must be answered before going on. */
    role?: 'dialog' | 'alertdialog'
    /** Which of several overlays is seen first [D-38]. */
    rank?: OverlayRank
    footer?: ReactNode
    children: ReactNode
}

/**
 * Something that comes first: focus stays in it and returns to where it was, Escape and the button close it.
 * Brings Chakra along, so load what uses it late (`loadable`).
 */
export const Dialog = (props: DialogProps) => {
    const {open, onClose, title, size = 'md', role = 'dialog', footer, children} = props
    const {formatMessage} = useIntl()
    const isTurn = useOverlayTurn(props.rank ?? 'opened', open)
    return (
        <OverlayProvider>
            <Chakra.Root
                open={open && isTurn}
                // What gives way to another overlay keeps what was typed in it.
                unmountOnExit={!open}
                onOpenChange={(details) => {
                    if (!details.open) onClose()
                }}
                size={size}
                role={role}
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
