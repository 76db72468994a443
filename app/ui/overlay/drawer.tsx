import {Drawer as Chakra, Portal} from '@chakra-ui/react'
import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {IconButton} from '../button/icon-button'
import {messages} from './messages'
import {OverlayProvider} from './overlay-provider'

export type DrawerProps = {
    open: boolean
    onClose: () => void
    /** Shown as its heading, and its accessible name. */
    title: string
    side?: 'start' | 'end'
    footer?: ReactNode
    children: ReactNode
}

/** A dialog at the side of the screen: filters, a menu. Load what uses it late (`loadable`). */
export const Drawer = ({open, onClose, title, side = 'end', footer, children}: DrawerProps) => {
    const {formatMessage} = useIntl()
    return (
        <OverlayProvider>
            <Chakra.Root
                open={open}
                onOpenChange={(details) => {
                    if (!details.open) onClose()
                }}
                placement={side}
            >
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
            </Chakra.Root>
        </OverlayProvider>
    )
}
