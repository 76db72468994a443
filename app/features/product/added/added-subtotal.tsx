import {useIntl} from 'react-intl'
import type {Basket} from '@app/commerce/basket/basket'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {basketTotals, itemCount} from '@app/domain/basket/basket-totals'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {Facts} from '@app/ui/words/facts/facts'
import {messages as priceMessages, perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {addedMessages} from '../messages'

export type AddedSubtotalProps = {basket: Basket; frequency: PaymentFrequency}

/** What the whole cart comes to, per payment and in the end [CART-015] (G-16). */
export const AddedSubtotal = ({basket, frequency}: AddedSubtotalProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {payment, totalCostToOwn} = basketTotals(pricedLines(basket.lines), frequency)
    const subtotal = formatMessage(addedMessages.subtotal, {count: itemCount(basket.lines)})
    const perPayment = (
        <>
            {money(payment)} <span aria-hidden="true">{formatMessage(perMessages[frequency])}</span>
            <span className="visually-hidden">{formatMessage(spokenPerMessages[frequency])}</span>
        </>
    )
    return (
        <Facts
            rows={[
                {label: subtotal, value: perPayment},
                {label: formatMessage(priceMessages.totalLabel), value: money(totalCostToOwn)}
            ]}
        />
    )
}
