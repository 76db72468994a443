import {useIntl} from 'react-intl'
import type {QuantityMessage} from '@app/domain/quantity/quantity-message'
import {Notice} from '@app/ui/words/notice/notice'
import {buyMessages} from '../messages'
import type {Adding} from './use-add-to-cart'

type Props = {
    /** What the wanted quantity comes up against. */
    said: QuantityMessage | undefined
    productName: string
    /** What is yet to be chosen, by its label. */
    open: string | undefined
    adding: Adding
}

/** All that is to be said beside the button: what to choose, how many there are, what went wrong [INV-019, CART-022]. */
export const AddToCartSaid = ({said, productName, open, adding}: Props) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <div role="status" className="add-to-cart__said">
                {open === undefined || said === 'out-of-stock'
                    ? null
                    : formatMessage(buyMessages.choose, {attribute: open})}
                {said === undefined || said === 'out-of-stock'
                    ? null
                    : formatMessage(buyMessages.only, {stockLevel: said.only, productName})}
            </div>
            {adding.step === 'failed' ? (
                <Notice tone="error">
                    {formatMessage(
                        adding.why === 'no-basket' ? buyMessages.noBasket : buyMessages.failed
                    )}
                </Notice>
            ) : null}
        </>
    )
}
