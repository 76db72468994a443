import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {basketTotals, itemCount} from '@app/domain/basket/basket-totals'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {ButtonLink} from '@app/ui/button/button-link'
import {Facts} from '@app/ui/words/facts/facts'
import {FrequencyChoice} from '@app/ui/frequency-choice/frequency-choice'
import {perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {summaryMessages} from './messages'
import {pricedLines} from '@app/commerce/basket/priced-lines'

export type CartSummaryProps = {
    lines: readonly Line[]
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** What the cart costs per payment and in all, and the next step (G-15). */
export const CartSummary = ({lines, frequency, onChooseFrequency}: CartSummaryProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {payment, totalCostToOwn} = basketTotals(pricedLines(lines), frequency)
    const perPayment = (
        <>
            <strong>{money(payment)}</strong>{' '}
            <span aria-hidden="true">{formatMessage(perMessages[frequency])}</span>
            <span className="visually-hidden">{formatMessage(spokenPerMessages[frequency])}</span>
        </>
    )
    return (
        <section className="cart__summary" aria-labelledby="cart-summary">
            <h2 id="cart-summary">{formatMessage(summaryMessages.title)}</h2>
            <FrequencyChoice legend="hidden" chosen={frequency} onChoose={onChooseFrequency} />
            <Facts
                rows={[
                    {
                        label: formatMessage(summaryMessages.subtotal, {count: itemCount(lines)}),
                        value: perPayment
                    },
                    {label: formatMessage(summaryMessages.total), value: money(totalCostToOwn)}
                ]}
            />
            <ButtonLink wide look="accent" to="/checkout" warm={false}>
                {formatMessage(summaryMessages.checkout)}
            </ButtonLink>
            <ButtonLink wide look="quiet" to="/shop-all">
                {formatMessage(summaryMessages.goOn)}
            </ButtonLink>
            <p className="cart__note">{formatMessage(summaryMessages.taxes)}</p>
        </section>
    )
}
