import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {addOnMessage} from '@app/domain/discount/add-on-message'
import {configuration} from '@app/domain/stock/configuration'
import {Badge} from '@app/ui/words/badge/badge'
import {ProductBadges} from '@app/ui/words/badge/product-badges'
import {messages} from '../messages'

/** [INV-007] [INV-008] [INV-009] */
const configurationMessages = {
    'pre-configured': messages.preConfigured,
    'add-on': messages.addOn,
    plain: null
}

/** Who makes the product, what it is called and what is special about it. */
export const ProductSummary = ({product}: {product: ProductDetail}) => {
    const {formatMessage} = useIntl()
    const {name, brand, badges} = product
    const configured = configurationMessages[configuration(product)]
    const lowest = addOnMessage(product)
    return (
        <header className="product__summary">
            {brand === null ? null : <p className="product__brand">{brand}</p>}
            <h1>{name}</h1>
            <ProductBadges badges={badges} />
            {configured ? (
                <p>
                    <Badge>{formatMessage(configured)}</Badge>
                </p>
            ) : null}
            {lowest ? (
                <p className="product__lowest">{formatMessage(messages.lowestPrice)}</p>
            ) : null}
        </header>
    )
}
