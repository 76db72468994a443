import {useIntl} from 'react-intl'
import {deliveryMessages, messages, sourceMessages} from './messages'
import type {ProductTileModel} from './product-tile-model'

type Supply = Pick<ProductTileModel, 'stock' | 'source' | 'delivery'>

/** Where a product comes from and when it can be there. */
export const TileSupply = ({product: {stock, source, delivery}}: {product: Supply}) => {
    const {formatMessage} = useIntl()
    if (stock === 'out-of-stock') {
        return (
            <p className="tile__supply tile__supply--out">{formatMessage(messages.outOfStock)}</p>
        )
    }
    const parts = [
        source && formatMessage(sourceMessages[source]),
        delivery && formatMessage(deliveryMessages[delivery])
    ].filter(Boolean)
    return parts.length > 0 ? <p className="tile__supply">{parts.join(' · ')}</p> : null
}
