import {useIntl} from 'react-intl'
import type {Availability} from '@app/commerce/products/product'
import {Icon} from '@app/ui/picture/icon/icon'
import {deliveryMessages} from '@app/ui/products/product-tile/messages'
import {geoMessages, messages, sourceMessages, stockMessages} from '../messages'

/** Whether the product is there, where, and when it can be delivered. */
export const StockNotes = ({availability}: {availability: Availability}) => {
    const {formatMessage} = useIntl()
    const {stock, source, geo, delivery} = availability
    const isOut = stock === 'out-of-stock'
    return (
        <ul
            className={isOut ? 'stock-notes stock-notes--out' : 'stock-notes'}
            aria-label={formatMessage(messages.availability)}
        >
            <li>
                <Icon name={isOut ? 'warning' : 'check'} />
                {isOut
                    ? formatMessage(stockMessages[stock])
                    : `${formatMessage(geoMessages[geo])} · ${formatMessage(sourceMessages[source])}`}
            </li>
            {delivery && !isOut ? (
                <li>
                    <Icon name="truck" />
                    {formatMessage(messages.delivery, {
                        delivery: formatMessage(deliveryMessages[delivery])
                    })}
                </li>
            ) : null}
        </ul>
    )
}
