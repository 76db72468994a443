import {useId} from 'react'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {ButtonLink} from '../../button/button'
import {Picture} from '../../picture/picture'
import {Price} from '../../price/price'
import type {ProductTileModel} from '../../products/product-tile'
import type {ContentLink} from '../banner'

export type PriceCardProps = {
    heading: string
    text: string
    product: ProductTileModel
    frequency: PaymentFrequency
    action: ContentLink | null
    /** Called when the button to shop is pressed. */
    onShop?: () => void
}

/** What a product costs in exchange at the store, and where to shop [CONTENT-018]. */
export const PriceCard = ({heading, text, product, frequency, action, onShop}: PriceCardProps) => {
    const headingId = useId()
    return (
        <section className="price-card" aria-labelledby={headingId}>
            {product.image ? (
                <Picture
                    link={product.image.link}
                    alt=""
                    className="price-card__image"
                    width={480}
                    height={480}
                    sizes="(min-width: 48rem) 20rem, 80vw"
                    largest={360}
                />
            ) : null}
            <div className="price-card__words">
                <h3 id={headingId}>{heading}</h3>
                {text ? <p>{text}</p> : null}
                <p className="price-card__name">{product.name}</p>
                {product.price ? (
                    <Price price={product.price} frequency={frequency} variant="tile" />
                ) : null}
                {action ? (
                    <ButtonLink to={action.href} onClick={onShop}>
                        {action.label}
                    </ButtonLink>
                ) : null}
            </div>
        </section>
    )
}
