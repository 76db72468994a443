import {Toast, Toaster as ChakraToaster} from '@chakra-ui/react'
import {useIntl} from 'react-intl'
import {messages} from '../overlay/messages'
import {OverlayProvider} from '../overlay/overlay-provider'
import {Icon} from '../picture/icon'
import {toaster} from './toaster'

/** Chakra's toasts: they wait while the pointer or the focus is on one of them, and Escape closes the one in focus. */
export const ToastRegion = () => {
    const {formatMessage} = useIntl()
    return (
        <OverlayProvider>
            <ChakraToaster toaster={toaster} aria-label={formatMessage(messages.toasts)}>
                {({description}) => (
                    <Toast.Root>
                        <Toast.Description>{description}</Toast.Description>
                        <Toast.CloseTrigger
                            className="icon-button"
                            aria-label={formatMessage(messages.close)}
                        >
                            <Icon name="close" />
                        </Toast.CloseTrigger>
                    </Toast.Root>
                )}
            </ChakraToaster>
        </OverlayProvider>
    )
}
