import {useIntl} from 'react-intl'
import {useSaveCard} from '@app/commerce/account/payments'
import {useAppContext} from '@app/routing/app-context'
import {showToast} from '@app/ui/feedback/toast'
import {CardFrame} from '@app/ui/form/card-frame'
import {addCardMessages as texts} from './payment-messages'

/** The frame that a card is typed in, and alone: what it answers with is saved [CONFIG-007] (G-43, D-31). */
export const CardInFrame = ({onClose}: {onClose: () => void}) => {
    const {formatMessage} = useIntl()
    const {cardFrame = ''} = useAppContext()
    const save = useSaveCard()

    const saveCard = async (token: string) => {
        onClose()
        try {
            await save(token)
            showToast(formatMessage(texts.saved), 'good')
        } catch {
            showToast(formatMessage(texts.failed), 'error')
        }
    }
    return (
        <CardFrame
            address={cardFrame}
            title={formatMessage(texts.frame)}
            onCard={({token}) => void saveCard(token)}
        />
    )
}
