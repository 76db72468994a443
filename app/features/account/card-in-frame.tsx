import {useIntl} from 'react-intl'
import {useSaveCard} from '@app/commerce/account/payments'
import {useCardFrame} from '@app/routing/card-frame'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {CardFrame} from '@app/ui/form/card-frame'
import {addCardMessages as texts} from './payment-messages'

/**
 * The provider's frame, the only place where a card is typed. The frame's token is saved, unless the shopper cancels
 * [CONFIG-007] (G-43, D-31).
 */
export const CardInFrame = ({onClose}: {onClose: () => void}) => {
    const {formatMessage} = useIntl()
    const cardFrame = useCardFrame()
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
    if (cardFrame === undefined) return <Skeleton height="24rem" />
    return (
        <>
            <CardFrame
                address={cardFrame}
                title={formatMessage(texts.frame)}
                onCard={({token}) => void saveCard(token)}
            />
            <Button look="quiet" onClick={onClose}>
                {formatMessage(texts.cancel)}
            </Button>
        </>
    )
}
