import {useIntl} from 'react-intl'
import type {Availability, ProductDetail} from '@app/commerce/products/product'
import {priceForQuantity, priceTier} from '@app/domain/prices/current-price'
import {addOnMessage} from '@app/domain/prices/discount'
import type {PaymentFrequency, RentPrice} from '@app/domain/prices/pricing'
import {configuration} from '@app/domain/prices/stock'
import {useAppContext} from '@app/routing/route/app-context'
import {Notice} from '@app/ui/feedback/notice'
import {FrequencyChoice} from '@app/ui/form/pickers/frequency-choice'
import {Icon} from '@app/ui/picture/icon'
import {AgreementNote, Price} from '@app/ui/price/price'
import {deliveryMessages} from '@app/ui/products/messages'
import {Badge, ProductBadges} from '@app/ui/typography/badge'
import {geoMessages, messages, sourceMessages, stockMessages} from '../details/messages'
import {ProductAmount} from '../cost/product-amount'
import {Variations} from './variations'

/** [INV-007] [INV-008] [INV-009] */
const configurationMessages = {
    'pre-configured': messages.preConfigured,
    'add-on': messages.addOn,
    plain: null
}

/** The product's brand and name. */
export const ProductSummary = ({product: {name, brand}}: {product: ProductDetail}) => (
    <header>
        {brand === null ? null : <p className="product__brand">{brand}</p>}
        <h1>{name}</h1>
    </header>
)

/** What a shopper may know of it, but need not. */
export const ProductMarks = ({product}: {product: ProductDetail}) => {
    const {formatMessage} = useIntl()
    const configured = configurationMessages[configuration(product)]
    const lowest = addOnMessage(product)
    return (
        <>
            <ProductBadges badges={product.badges} />
            {configured ? (
                <p>
                    <Badge>{formatMessage(configured)}</Badge>
                </p>
            ) : null}
            {lowest ? (
                <p className="product__lowest">{formatMessage(messages.lowestPrice)}</p>
            ) : null}
        </>
    )
}

export type TiersProps = {
    price: RentPrice
    tiers: ProductDetail['tiers']
    quantity: number
    frequency: PaymentFrequency
}

/** The price of one piece at higher quantities, and which of them applies to the chosen one [PRICE-005]. */
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

/** Whether the product is available, where, and when it can be delivered. */
export const StockNotes = ({availability}: {availability: Availability}) => {
    const {formatMessage} = useIntl()
    const {choice} = useAppContext()
    const {stock, source, geo, delivery} = availability
    const isOut = stock === 'out-of-stock'
    const isOfAStore = source === 'your-store' || source === 'nearby'
    // Prices are a store's even if the shopper has none; then it must not be called "your store".
    const isAnywhere = choice === null && isOfAStore
    return (
        <ul
            className={isOut ? 'stock-notes stock-notes--out' : 'stock-notes'}
            aria-label={formatMessage(messages.availability)}
        >
            <li>
                <Icon name={isOut ? 'warning' : 'check'} />
                {isOut || isAnywhere
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

export type BuyingProps = {
    product: ProductDetail
    quantity: number
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
    agreementState: string
}

/** Everything that is decided before the product is added to the cart; what it costs and how it comes stands first. */
export const Buying = (props: BuyingProps) => {
    const {product, quantity, frequency, onChooseFrequency, agreementState} = props
    const {formatMessage} = useIntl()
    const {tiers, variations, availability} = product
    const price = product.price && priceForQuantity(product.price, tiers, quantity)
    return (
        <div className="product__buying">
            <ProductSummary product={product} />
            {price ? (
                <>
                    <Price price={price} frequency={frequency} variant="page" />
                    <FrequencyChoice
                        legend="hidden"
                        chosen={frequency}
                        onChoose={onChooseFrequency}
                    />
                </>
            ) : (
                <Notice>{formatMessage(messages.noPrice)}</Notice>
            )}
            <StockNotes availability={availability} />
            <Variations variations={variations} />
            {product.price && price ? (
                <>
                    <Tiers
                        price={product.price}
                        tiers={tiers}
                        quantity={quantity}
                        frequency={frequency}
                    />
                    <ProductAmount weekly={price.weekly * quantity} frequency={frequency} />
                </>
            ) : null}
            <ProductMarks product={product} />
            {price ? <AgreementNote state={agreementState} /> : null}
        </div>
    )
}
