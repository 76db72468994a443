import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {priceForQuantity} from '@app/domain/pricing/choice/price-for-quantity'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {FrequencyChoice} from '@app/ui/frequency-choice/frequency-choice'
import {Notice} from '@app/ui/words/notice/notice'
import {Price} from '@app/ui/price/price'
import {messages} from '../messages'
import {ProductSummary} from './product-summary'
import {StockNotes} from './stock-notes'
import {Tiers} from './tiers'
import {Variations} from './variations'

export type BuyingProps = {
    product: ProductDetail
    quantity: number
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
    agreementState: string
}

/** All that is decided before something goes into the cart. */
export const Buying = (props: BuyingProps) => {
    const {product, quantity, frequency, onChooseFrequency, agreementState} = props
    const {formatMessage} = useIntl()
    const {tiers, variations, availability} = product
    const price = product.price && priceForQuantity(product.price, tiers, quantity)
    return (
        <div className="product__buying">
            <ProductSummary product={product} />
            {product.price && price ? (
                <>
                    <FrequencyChoice
                        legend="hidden"
                        chosen={frequency}
                        onChoose={onChooseFrequency}
                    />
                    <Price
                        price={price}
                        frequency={frequency}
                        variant="page"
                        agreementState={agreementState}
                    />
                    <Tiers
                        price={product.price}
                        tiers={tiers}
                        quantity={quantity}
                        frequency={frequency}
                    />
                </>
            ) : (
                <Notice>{formatMessage(messages.noPrice)}</Notice>
            )}
            <Variations variations={variations} />
            <StockNotes availability={availability} />
        </div>
    )
}
