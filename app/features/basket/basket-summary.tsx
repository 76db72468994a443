import {useIntl} from 'react-intl'
import {type Line, type Promo, pricedLines} from '@app/commerce/basket/basket'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import type {Store} from '@app/commerce/stores/store'
import {basketTotals} from '@app/domain/basket/basket'
import {itemCount} from '@app/domain/basket/item-count'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {totalsWithCode} from '@app/domain/basket/promo-code'
import {useAppContext} from '@app/routing/route/app-context'
import {ButtonLink} from '@app/ui/button/button'
import {FrequencyChoice} from '@app/ui/form/pickers/frequency-choice'
import {perMessages, spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {CounterOrders} from '@app/ui/store/counter-orders'
import {Facts} from '@app/ui/typography/facts'
import {ApprovalBanner} from './approval-banner'
import {promoMessages, summaryMessages} from './messages'
import {PromoCode} from './promo-code'

export type BasketSummaryProps = {
    lines: readonly Line[]
    promo: Promo | null
    frequency: PaymentFrequency
    /** The shopper's store if it takes no orders online (D-54). */
    counterStore: Store | null
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** An amount with its frequency, as visible text and for screen readers. */
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

type Cart = Omit<BasketSummaryProps, 'onChooseFrequency' | 'counterStore'>

/** The totals of the cart without its promo code, and with it if the platform's amounts are known for each line (D-07). */
const totalsOf = ({lines, promo, frequency}: Cart) => {
    const priced = pricedLines(lines)
    return {
        before: basketTotals(priced, frequency),
        withCode: promo ? totalsWithCode(priced, frequency) : undefined
    }
}

/** The rows of the summary: the totals, and the totals with the promo code (G-56). */
const useRows = (cart: Cart) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const perPayment = usePerPayment(cart.frequency)
    const {before, withCode} = totalsOf(cart)
    const subtotal = {
        label: formatMessage(summaryMessages.subtotal, {count: itemCount(cart.lines)}),
        value: perPayment(money(before.payment))
    }
    const total = money(before.totalCostToOwn)
    if (!cart.promo || !withCode) {
        const isLowered = (cart.promo?.weeklyOff ?? 0) > 0
        const label = isLowered ? promoMessages.totalBefore : summaryMessages.total
        return [subtotal, {label: formatMessage(label), value: total}]
    }
    return [
        subtotal,
        {
            label: formatMessage(promoMessages.off, {code: cart.promo.code}),
            value: perPayment(money(withCode.payment - before.payment))
        },
        {
            label: formatMessage(promoMessages.payment),
            value: perPayment(money(withCode.payment))
        },
        {label: formatMessage(promoMessages.totalBefore), value: total},
        {
            label: formatMessage(promoMessages.total),
            value: <strong>{money(withCode.totalCostToOwn)}</strong>
        }
    ]
}

/** The payment and the total of the cart, and the button to the next step (G-15), or how the store takes orders (D-54). */
export const BasketSummary = ({onChooseFrequency, counterStore, ...cart}: BasketSummaryProps) => {
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
            {totalsOf(cart).withCode ? (
                <p className="cart__note">{formatMessage(promoMessages.disclosure)}</p>
            ) : null}
            {known.state === 'ready' ? (
                <PromoCode promo={promo} actions={{apply, remove}} storeId={storeId} />
            ) : null}
            <ApprovalBanner frequency={frequency} />
            {counterStore ? (
                <CounterOrders store={counterStore} />
            ) : (
                <ButtonLink wide look="accent" to="/checkout" prefetch={false}>
                    {formatMessage(summaryMessages.checkout)}
                </ButtonLink>
            )}
            <ButtonLink wide look="quiet" to="/shop-all">
                {formatMessage(summaryMessages.goOn)}
            </ButtonLink>
            <p className="cart__note">{formatMessage(summaryMessages.taxes)}</p>
        </section>
    )
}
