import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {messages} from '../messages'
import {CartLine} from './cart-line'

export type CartLinesProps = {
    lines: readonly Line[]
    frequency: PaymentFrequency
    onRemove: (line: Line) => void
}

/** All that is in the cart. */
export const CartLines = ({lines, frequency, onRemove}: CartLinesProps) => {
    const {formatMessage} = useIntl()
    return (
        <section className="cart__lines">
            <h2 id="cart-lines" className="visually-hidden">
                {formatMessage(messages.lines)}
            </h2>
            <ul className="cart__list" aria-labelledby="cart-lines">
                {lines.map((line) => (
                    <li key={line.id}>
                        <CartLine line={line} frequency={frequency} onRemove={onRemove} />
                    </li>
                ))}
            </ul>
        </section>
    )
}
