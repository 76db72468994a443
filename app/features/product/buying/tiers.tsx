import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {priceForQuantity} from '@app/domain/pricing/choice/price-for-quantity'
import {priceTier} from '@app/domain/pricing/choice/price-tier'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {Price} from '@app/ui/price/price'
import {messages} from '../messages'

export type TiersProps = {
    price: RentPrice
    tiers: ProductDetail['tiers']
    quantity: number
    frequency: PaymentFrequency
}

/** What one piece costs when there are more of them, and which price the chosen quantity has [PRICE-005]. */
export const Tiers = ({price, tiers, quantity, frequency}: TiersProps) => {
    const {formatMessage} = useIntl()
    if (tiers.length < 2) return null
    const inEffect = priceTier(
        tiers.map((tier) => ({quantity: tier.quantity, price: tier.weekly})),
        quantity
    )
    return (
        <ul className="tiers" aria-label={formatMessage(messages.tiers)}>
            {tiers.map((tier) => (
                <li
                    key={tier.quantity}
                    aria-current={tier.quantity === inEffect?.quantity ? 'true' : undefined}
                >
                    <p className="tiers__from">
                        {formatMessage(messages.tier, {quantity: tier.quantity})}
                    </p>
                    <Price
                        price={priceForQuantity(price, tiers, tier.quantity)}
                        frequency={frequency}
                        variant="line"
                    />
                </li>
            ))}
        </ul>
    )
}
