import {useIntl} from 'react-intl'
import {Main} from '@app/ui/ways/main/main'
import {CartWaiting} from './cart-waiting'
import {messages} from './messages'

/** The cart page before its code is there. */
export const CartPageSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="cart" busy>
            <h1>{formatMessage(messages.title)}</h1>
            <CartWaiting />
        </Main>
    )
}
