import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {basketTotals} from '@app/domain/basket/basket'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {priceWithCode} from '@app/domain/basket/promo-code'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'
import {spokenPerMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {useMoney} from '@app/ui/price/rent-texts'
import {deliveryMessages} from '@app/ui/products/messages'
import {LineQuantity} from './line-quantity'
import {lineMessages, messages, promoMessages} from './messages'

/** A line's name, the choices made, and its delivery label. Its condition is shown with its price. */
export const LineFacts = ({line}: {line: Line}) => {
    const {formatMessage} = useIntl()
    const {name, path, variations, delivery} = line
    return (
        <div className="cart-line__facts">
            <h3 className="cart-line__name">
                {path === null ? name : <Link to={path}>{name}</Link>}
            </h3>
            {variations.map((variation) => (
                <p key={variation.name}>{formatMessage(lineMessages.variation, variation)}</p>
            ))}
            {delivery === null ? null : (
                <p>
                    {formatMessage(lineMessages.delivery, {
                        delivery: formatMessage(deliveryMessages[delivery])
                    })}
                </p>
            )}
        </div>
    )
}

/** The price of a line with the cart's promo code, and everything that must be shown with it (G-56, D-07). */
const LinePriceWithCode = ({line, frequency, code}: LinePriceProps & {code: string}) => {
    const {formatMessage} = useIntl()
    const {price, quantity, weeklyWithCode} = line
    const reduced = price && priceWithCode({price, quantity, weeklyWithCode}, frequency)
    if (!reduced) return null
    return (
        <>
            <p className="cart-line__together">
                {formatMessage(promoMessages.ofLine, {code, quantity})}
            </p>
            <Price price={reduced} frequency={frequency} variant="line" />
        </>
    )
}

export type LinePriceProps = {line: Line; frequency: PaymentFrequency; code?: string | undefined}

/** The price of one piece with everything that must be shown with it, and the price of all pieces. */
export const LinePrice = ({line, frequency, code}: LinePriceProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {price, quantity} = line
    if (!price) return <p className="cart-line__price">{formatMessage(lineMessages.noPrice)}</p>

    const together = basketTotals([{quantity, price}], frequency)
    return (
        <div className="cart-line__price">
            <Price price={price} frequency={frequency} variant="line" />
            {quantity > 1 ? (
                <p className="cart-line__together">
                    {formatMessage(lineMessages.together, {
                        quantity,
                        amount: money(together.payment),
                        per: formatMessage(spokenPerMessages[frequency]),
                        total: money(together.totalCostToOwn)
                    })}
                </p>
            ) : null}
            {code === undefined ? null : (
                <LinePriceWithCode line={line} frequency={frequency} code={code} />
            )}
        </div>
    )
}

export type BasketLineProps = {
    line: Line
    frequency: PaymentFrequency
    /** The promo code in effect. */
    code?: string | undefined
    onRemove: (line: Line) => void
    onWish?: ((line: Line) => void) | undefined
}

/** One product in the cart: name, price, quantity, and the button that removes it. */
export const BasketLine = ({line, frequency, code, onRemove, onWish}: BasketLineProps) => (
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
        <LinePrice line={line} frequency={frequency} code={code} />
        <LineQuantity
            line={line}
            onRemove={() => onRemove(line)}
            onWish={onWish && (() => onWish(line))}
        />
    </article>
)

export type BasketLinesProps = {
    lines: readonly Line[]
    frequency: PaymentFrequency
    /** The promo code in effect. */
    code?: string | undefined
    onRemove: (line: Line) => void
    onWish?: ((line: Line) => void) | undefined
}

/** All lines of the cart. */
export const BasketLines = ({lines, frequency, code, onRemove, onWish}: BasketLinesProps) => {
    const {formatMessage} = useIntl()
    return (
        <section className="cart__lines">
            <h2 id="cart-lines" className="visually-hidden">
                {formatMessage(messages.lines)}
            </h2>
            <ul className="cart__list" aria-labelledby="cart-lines">
                {lines.map((line) => (
                    <li key={line.id}>
                        <BasketLine
                            line={line}
                            frequency={frequency}
                            code={code}
                            onRemove={onRemove}
                            onWish={onWish}
                        />
                    </li>
                ))}
            </ul>
        </section>
    )
}
