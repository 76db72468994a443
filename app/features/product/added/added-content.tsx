import {useIntl} from 'react-intl'
import type {Basket} from '@app/commerce/basket/basket'
import type {ProductDetail} from '@app/commerce/products/product'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {ButtonLink} from '@app/ui/button/button-link'
import {Picture} from '@app/ui/picture/image/picture'
import {Price} from '@app/ui/price/price'
import {addedMessages} from '../messages'
import {AddedSubtotal} from './added-subtotal'

export type AddedContentProps = {
    product: ProductDetail
    added: {quantity: number; basket: Basket}
    frequency: PaymentFrequency
}

/** What went into the cart, what the cart now comes to, and the next steps [CART-010] to [CART-017]. */
export const AddedContent = ({product, added, frequency}: AddedContentProps) => {
    const {formatMessage} = useIntl()
    const {name, price, variations} = product
    const [image] = product.images
    const chosen = variations.flatMap(({id, label, values}) => {
        const value = values.find(({selected}) => selected)
        return value ? [{id, label, value: value.label}] : []
    })
    return (
        <>
            <div className="added">
                {image ? (
                    <div className="added__picture">
                        <Picture
                            link={image.link}
                            alt={image.alt || name}
                            width={160}
                            height={160}
                            sizes="8rem"
                            largest={128}
                        />
                    </div>
                ) : null}
                <div className="added__facts">
                    <p className="added__name">{name}</p>
                    {chosen.map(({id, label, value}) => (
                        <p key={id}>{formatMessage(addedMessages.variation, {label, value})}</p>
                    ))}
                    <p>{formatMessage(addedMessages.quantity, {quantity: added.quantity})}</p>
                    {price ? <Price price={price} frequency={frequency} variant="line" /> : null}
                </div>
            </div>
            <AddedSubtotal basket={added.basket} frequency={frequency} />
            <div className="added__steps">
                <ButtonLink wide look="secondary" to="/cart">
                    {formatMessage(addedMessages.viewCart)}
                </ButtonLink>
                <ButtonLink wide look="accent" to="/checkout" warm={false}>
                    {formatMessage(addedMessages.checkout)}
                </ButtonLink>
            </div>
        </>
    )
}
