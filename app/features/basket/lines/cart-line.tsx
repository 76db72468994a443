import type {Line} from '@app/commerce/basket/basket'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {Icon} from '@app/ui/picture/icon/icon'
import {Picture} from '@app/ui/picture/image/picture'
import {LineFacts} from './line-facts'
import {LinePrice} from './line-price'
import {LineQuantity} from './line-quantity'

export type CartLineProps = {
    line: Line
    frequency: PaymentFrequency
    onRemove: (line: Line) => void
}

/** One product in the cart: what it is, what it costs, how many, and the way out. */
export const CartLine = ({line, frequency, onRemove}: CartLineProps) => (
    <article className="cart-line">
        <div className="cart-line__picture">
            {line.image ? (
                <Picture
                    link={line.image.link}
                    alt=""
                    width={160}
                    height={160}
                    sizes="(min-width: 48rem) 10rem, 6rem"
                    largest={160}
                />
            ) : (
                <Icon name="image" />
            )}
        </div>
        <LineFacts line={line} />
        <LinePrice line={line} frequency={frequency} />
        <LineQuantity line={line} onRemove={() => onRemove(line)} />
    </article>
)
