import loadable from '@loadable/component'
import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useAppContext} from '@app/routing/app-context'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {Button} from '@app/ui/button/button'
import {FocusedPart} from './focused-part'
import {addCardMessages as texts} from './payment-messages'

const CardInFrame = loadable(() => import('./card-in-frame'), {
    resolveComponent: (module: typeof import('./card-in-frame')) => module.CardInFrame,
    ssr: false
})

/**
 * Saves a card that is typed in the provider's frame; nothing if no frame is configured. The frame's code is loaded
 * when the button is pressed; if that fails, a toast says so and the button comes back with the focus.
 */
export const AddCard = () => {
    const {formatMessage} = useIntl()
    const {cardFrame = ''} = useAppContext()
    const [isOpen, setOpen] = useState(false)
    const [wasOpen, setWasOpen] = useState(false)
    const button = useRef<HTMLButtonElement>(null)
    useEffect(() => {
        if (wasOpen && !isOpen) button.current?.focus()
    }, [wasOpen, isOpen])
    if (cardFrame === '') return null

    const close = () => {
        setWasOpen(true)
        setOpen(false)
    }
    return isOpen ? (
        <DialogBoundary onClose={close}>
            <FocusedPart>
                <CardInFrame onClose={close} />
            </FocusedPart>
        </DialogBoundary>
    ) : (
        <p>
            <Button ref={button} look="secondary" onClick={() => setOpen(true)}>
                {formatMessage(texts.add)}
            </Button>
        </p>
    )
}
