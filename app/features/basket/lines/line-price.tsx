import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {basketTotals} from '@app/domain/basket/basket-totals'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {spokenPerMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {useMoney} from '@app/ui/price/use-money'
import {lineMessages} from '../messages'

export type LinePriceProps = {line: Line; frequency: PaymentFrequency}

/** What one piece costs with all that belongs to it, and what the pieces cost together. */
export const LinePrice = ({line: {price, quantity}, frequency}: LinePriceProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
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
        </div>
    )
}
