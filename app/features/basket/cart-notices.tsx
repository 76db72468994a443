import {useIntl} from 'react-intl'
import {Notice} from '@app/ui/words/notice/notice'
import {lineMessages, messages} from './messages'

export type CartNoticesProps = {
    /** Names of the products that could no longer be had. */
    unavailable: readonly string[]
    removalFailed: boolean
}

/** What the shopper must know of the cart before anything else [CART-023]. */
export const CartNotices = ({unavailable, removalFailed}: CartNoticesProps) => {
    const {formatMessage, formatList} = useIntl()
    return (
        <div className="cart__notices">
            {unavailable.length > 0 ? (
                <Notice tone="warning" live>
                    <p>{formatMessage(messages.unavailable)}</p>
                    <p>{formatMessage(messages.wereRemoved, {names: formatList(unavailable)})}</p>
                </Notice>
            ) : null}
            {removalFailed ? (
                <Notice tone="error">{formatMessage(lineMessages.failed)}</Notice>
            ) : null}
        </div>
    )
}
