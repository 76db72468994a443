import {useIntl} from 'react-intl'
import type {Offer, ProductDetail} from '@app/commerce/products/product'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {ButtonLink} from '@app/ui/button/button'
import {conditionMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {deliveryMessages} from '@app/ui/products/messages'
import {Badge} from '@app/ui/typography/badge'
import {Dotted} from '@app/ui/typography/dotted'
import {Facts} from '@app/ui/typography/facts'
import {RichText} from '@app/ui/typography/rich-text'
import {messages, offerMessages, stockMessages} from './messages'

export type OffersProps = {offers: readonly Offer[]; frequency: PaymentFrequency}

const OfferCard = ({offer, frequency}: {offer: Offer; frequency: PaymentFrequency}) => {
    const {formatMessage} = useIntl()
    const {price, stock, delivery, current, path} = offer
    const condition = formatMessage(conditionMessages[price.condition])
    return (
        <article className={current ? 'offer offer--current' : 'offer'}>
            <h3 className="offer__condition">{condition}</h3>
            <Price price={price} frequency={frequency} variant="line" />
            <Dotted
                className="offer__stock"
                facts={[
                    formatMessage(stockMessages[stock]),
                    ...(delivery && stock !== 'out-of-stock'
                        ? [formatMessage(deliveryMessages[delivery])]
                        : [])
                ]}
            />
            {current ? (
                <Badge tone="good">{formatMessage(offerMessages.current)}</Badge>
            ) : (
                <ButtonLink
                    look="secondary"
                    to={path}
                    aria-label={formatMessage(offerMessages.seeNamed, {condition})}
                >
                    {formatMessage(offerMessages.see)}
                </ButtonLink>
            )}
        </article>
    )
}

/** The same model in its other conditions, each with its complete price; empty if there is no choice. */
export const Offers = ({offers, frequency}: OffersProps) => {
    const {formatMessage} = useIntl()
    if (offers.length < 2) return null
    return (
        <section className="section" aria-labelledby="offers-title">
            <h2 id="offers-title">{formatMessage(offerMessages.title)}</h2>
            <p className="offers__lead">{formatMessage(offerMessages.lead)}</p>
            <ul className="offers">
                {offers.map((offer) => (
                    <li key={offer.productId}>
                        <OfferCard offer={offer} frequency={frequency} />
                    </li>
                ))}
            </ul>
        </section>
    )
}

export type ProductDetailsProps = Pick<ProductDetail, 'description' | 'specifications'>

/** The description and the specifications of a product, if it has them. */
export const ProductDetails = ({description, specifications}: ProductDetailsProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="details">
            {description === '' ? null : (
                <section className="section" aria-labelledby="description-title">
                    <h2 id="description-title">{formatMessage(messages.descriptionTitle)}</h2>
                    <RichText html={description} />
                </section>
            )}
            {specifications.length === 0 ? null : (
                <section className="section" aria-labelledby="specifications-title">
                    <h2 id="specifications-title">{formatMessage(messages.specifications)}</h2>
                    <Facts rows={specifications} />
                </section>
            )}
        </div>
    )
}
