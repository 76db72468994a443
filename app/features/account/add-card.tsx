import {useState} from 'react'
import {useIntl} from 'react-intl'
import {useSaveCard} from '@app/commerce/account/payments'
import {useAppContext} from '@app/routing/app-context'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {CardFrame} from '@app/ui/form/card-frame'
import {addCardMessages as texts} from './payment-messages'

/** Saves a card that is typed in the frame alone [CONFIG-007] (G-43, D-31); nothing where no frame is configured. */
export const AddCard = () => {
    const {formatMessage} = useIntl()
    const {cardFrame = ''} = useAppContext()
    const [isOpen, setOpen] = useState(false)
    const save = useSaveCard()
    if (cardFrame === '') return null

    const saveCard = async (token: string) => {
        setOpen(false)
        try {
            await save(token)
            showToast(formatMessage(texts.saved), 'good')
        } catch {
            showToast(formatMessage(texts.failed), 'error')
        }
    }
    return isOpen ? (
        <CardFrame
            address={cardFrame}
            title={formatMessage(texts.frame)}
            onCard={({token}) => void saveCard(token)}
        />
    ) : (
        <p>
            <Button look="secondary" onClick={() => setOpen(true)}>
                {formatMessage(texts.add)}
            </Button>
        </p>
    )
}
