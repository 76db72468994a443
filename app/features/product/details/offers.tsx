import {useIntl} from 'react-intl'
import type {Offer} from '@app/commerce/products/product'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {Badge} from '@app/ui/words/badge/badge'
import {ButtonLink} from '@app/ui/button/button-link'
import {conditionMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {deliveryMessages} from '@app/ui/products/product-tile/messages'
import {offerMessages, stockMessages} from '../messages'

export type OffersProps = {offers: readonly Offer[]; frequency: PaymentFrequency}

const OfferCard = ({offer, frequency}: {offer: Offer; frequency: PaymentFrequency}) => {
    const {formatMessage} = useIntl()
    const {price, stock, delivery, current, path} = offer
    const condition = formatMessage(conditionMessages[price.condition])
    return (
        <article className={current ? 'offer offer--current' : 'offer'}>
            <h3 className="offer__condition">{condition}</h3>
            <Price price={price} frequency={frequency} variant="line" />
            <p className="offer__stock">
                {formatMessage(stockMessages[stock])}
                {delivery && stock !== 'out-of-stock'
                    ? ` · ${formatMessage(deliveryMessages[delivery])}`
                    : null}
            </p>
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

/** The same model in its conditions, each with its whole cost; nothing where there is no choice. */
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
