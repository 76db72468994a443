import {useIntl} from 'react-intl'
import {useCardFrame} from '@app/routing/route/card-frame'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {CardFrame, type FramedCard} from '@app/ui/form/fields/card-frame'
import {addCardMessages as texts} from './payment-messages'

/** What happens to a typed card: saved, or given to the payment that it is for. */
export type CardInFrameProps = {onClose: () => void; onCard: (card: FramedCard) => void}

/** The provider's frame, the only place where a card is typed [CONFIG-007] (G-43, D-31). */
export const CardInFrame = ({onClose, onCard}: CardInFrameProps) => {
    const {formatMessage} = useIntl()
    const cardFrame = useCardFrame()
    if (cardFrame === undefined) return <Skeleton height="24rem" />
    return (
        <>
            <CardFrame
                address={cardFrame}
                title={formatMessage(texts.frame)}
                onCard={(card) => {
                    onClose()
                    onCard(card)
                }}
            />
            <Button look="quiet" onClick={onClose}>
                {formatMessage(texts.cancel)}
            </Button>
        </>
    )
}
