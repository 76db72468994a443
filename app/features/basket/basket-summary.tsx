import {useIntl} from 'react-intl'
import type {Line, Promo} from '@app/commerce/basket/basket'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {basketTotals, itemCount} from '@app/domain/basket'
import {fromWeekly, type PaymentFrequency} from '@app/domain/pricing'
import {useAppContext} from '@app/routing/app-context'
import {ButtonLink} from '@app/ui/button/button'
import {FrequencyChoice} from '@app/ui/form/frequency-choice'
import {perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {ApprovalBanner} from './approval-banner'
import {promoMessages, summaryMessages} from './messages'
import {PromoCode} from './promo-code'

export type BasketSummaryProps = {
    lines: readonly Line[]
    promo: Promo | null
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** An amount with how often it is paid, for the eye and for the ear. */
const usePerPayment = (frequency: PaymentFrequency) => {
    const {formatMessage} = useIntl()
    return (amount: string) => (
        <>
            <strong>{amount}</strong>{' '}
            <span aria-hidden="true">{formatMessage(perMessages[frequency])}</span>
            <span className="visually-hidden">{formatMessage(spokenPerMessages[frequency])}</span>
        </>
    )
}

/** What the cart comes to. What a code takes off is told, but not claimed of the total: the agreement decides how long it holds. */
const useRows = ({lines, promo, frequency}: Omit<BasketSummaryProps, 'onChooseFrequency'>) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const perPayment = usePerPayment(frequency)
    const {payment, totalCostToOwn} = basketTotals(pricedLines(lines), frequency)
    const off = promo && promo.weeklyOff > 0 ? fromWeekly(promo.weeklyOff, frequency) : 0
    const total = off > 0 ? promoMessages.totalBefore : summaryMessages.total
    return [
        {
            label: formatMessage(summaryMessages.subtotal, {count: itemCount(lines)}),
            value: perPayment(money(payment))
        },
        ...(promo && off > 0
            ? [
                  {
                      label: formatMessage(promoMessages.off, {code: promo.code}),
                      value: perPayment(money(-off))
                  },
                  {
                      label: formatMessage(promoMessages.payment),
                      value: perPayment(money(Math.max(0, payment - off)))
                  }
              ]
            : []),
        {label: formatMessage(total), value: money(totalCostToOwn)}
    ]
}

/** What the cart costs per payment and in all, and the next step (G-15). */
export const BasketSummary = ({onChooseFrequency, ...cart}: BasketSummaryProps) => {
    const {formatMessage} = useIntl()
    const {applyPromo: apply, removePromo: remove} = useBasketActions()
    const {storeId} = useAppContext()
    const known = useBasket()
    const {promo, frequency} = cart
    const rows = useRows(cart)
    return (
        <section className="cart__summary" aria-labelledby="cart-summary">
            <h2 id="cart-summary">{formatMessage(summaryMessages.title)}</h2>
            <FrequencyChoice legend="hidden" chosen={frequency} onChoose={onChooseFrequency} />
            <Facts rows={rows} />
            {known.state === 'ready' ? (
                <PromoCode promo={promo} actions={{apply, remove}} storeId={storeId} />
            ) : null}
            <ApprovalBanner frequency={frequency} />
            <ButtonLink wide look="accent" to="/checkout" prefetch={false}>
                {formatMessage(summaryMessages.checkout)}
            </ButtonLink>
            <ButtonLink wide look="quiet" to="/shop-all">
                {formatMessage(summaryMessages.goOn)}
            </ButtonLink>
            <p className="cart__note">{formatMessage(summaryMessages.taxes)}</p>
        </section>
    )
}
