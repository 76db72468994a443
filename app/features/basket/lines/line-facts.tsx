import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {Link} from '@app/routing/links/link'
import {deliveryMessages} from '@app/ui/products/product-tile/messages'
import {lineMessages} from '../messages'

/** What a line is: its name, the choices made and when it can be there. Its condition stands with its price. */
export const LineFacts = ({line}: {line: Line}) => {
    const {formatMessage} = useIntl()
    const {name, path, variations, delivery} = line
    return (
        <div className="cart-line__facts">
            <h3 className="cart-line__name">
                {path === null ? name : <Link to={path}>{name}</Link>}
            </h3>
            {variations.map((variation) => (
                <p key={variation.name}>{formatMessage(lineMessages.variation, variation)}</p>
            ))}
            {delivery === null ? null : (
                <p>
                    {formatMessage(lineMessages.delivery, {
                        delivery: formatMessage(deliveryMessages[delivery])
                    })}
                </p>
            )}
        </div>
    )
}
