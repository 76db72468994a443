import {useIntl} from 'react-intl'
import {Notice} from '@app/ui/words/notice/notice'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {CartLinesSkeleton} from './lines/cart-lines.skeleton'
import {messages} from './messages'

/** A cart that is not known yet, in the cart's own grid. */
export const CartWaiting = () => {
    const {formatMessage} = useIntl()
    return (
        <div aria-busy="true">
            <p className="visually-hidden" role="status">
                {formatMessage(messages.loading)}
            </p>
            <noscript>
                <Notice>{formatMessage(messages.needsScript)}</Notice>
            </noscript>
            <div className="cart__body">
                <CartLinesSkeleton />
                <div className="cart__summary">
                    <Skeleton width="7rem" height="2rem" />
                    <Skeleton height="9rem" />
                </div>
            </div>
        </div>
    )
}
