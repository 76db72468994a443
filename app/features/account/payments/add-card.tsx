import loadable from '@loadable/component'
import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useSaveCard} from '@app/commerce/account/payments/payments'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import type {FramedCard} from '@app/ui/form/fields/card-frame'
import {useWriteFailure} from '@app/ui/form/write-failure'
import {FocusedPart} from '../frame/focused-part'
import {addCardMessages as texts} from './payment-messages'

const CardInFrame = loadable(() => import('./card-in-frame'), {
    resolveComponent: (module: typeof import('./card-in-frame')) => module.CardInFrame,
    ssr: false
})

type TypeCardProps = {open: string; onCard: (card: FramedCard) => void}

/**
 * A button that opens the provider's frame for a card; nothing if no frame is configured. The frame's code is loaded
 * when the button is pressed; if that fails, a toast says so and the button comes back with the focus.
 */
export const TypeCard = ({open, onCard}: TypeCardProps) => {
    const {cardFrame = ''} = useAppContext()
    const [isOpen, setOpen] = useState(false)
    const [wasOpen, setWasOpen] = useState(false)
    const button = useRef<HTMLButtonElement>(null)
    useIsomorphicLayoutEffect(() => {
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
                <CardInFrame onClose={close} onCard={onCard} />
            </FocusedPart>
        </DialogBoundary>
    ) : (
        <p>
            <Button ref={button} look="secondary" onClick={() => setOpen(true)}>
                {open}
            </Button>
        </p>
    )
}

/** Saves another card: for the list of saved cards, and for autopay, which takes from a saved one (G-43). */
export const AddCard = () => {
    const {formatMessage} = useIntl()
    const writeFailure = useWriteFailure()
    const save = useSaveCard()
    const saveCard = async (card: FramedCard) => {
        try {
            await save(card)
            showToast(formatMessage(texts.saved), 'good')
        } catch (error) {
            showToast(writeFailure(error, texts.failed), 'error')
        }
    }
    return <TypeCard open={formatMessage(texts.add)} onCard={(card) => void saveCard(card)} />
}
