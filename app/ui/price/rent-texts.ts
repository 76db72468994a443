import {useIntl} from 'react-intl'
import {discountBadge, discountPercent} from '@app/domain/prices/discount'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import {
    paymentAmount,
    type PaymentFrequency,
    paymentPlan,
    type PaymentPlan,
    type RentPrice
} from '@app/domain/prices/pricing'
import {isUsed} from '@app/domain/prices/stock'
import {currency} from '@app/lib/address/locales'
import {conditionMessages, messages, perMessages, spokenPerMessages} from './messages'

const DOLLARS = {style: 'currency', currency} as const

/**
 * Formats an amount for the shopper's language. For rent use `Price`: an amount alone must not look like a payment
 * (D-07).
 */
export const useMoney = (): ((amount: Cents) => string) => {
    const {formatNumber} = useIntl()
    return (amount) => formatNumber(dollarsFromCents(amount), DOLLARS)
}

export type RentTexts = {
    amount: string
    per: string
    spokenPer: string
    payments: string
    total: string
    condition: string
    isUsed: boolean
    cash?: string
    was?: string
    percent?: number
}

const wasOf = (price: RentPrice, plan: PaymentPlan, frequency: PaymentFrequency) => {
    const was = price.was ? paymentAmount(price.was, frequency) : 0
    const percent = discountBadge(discountPercent(plan.payment, was))
    return {was: was > plan.payment ? was : undefined, percent}
}

/** The texts of a rent price, with everything that must be shown with it. */
export const useRentTexts = (price: RentPrice, frequency: PaymentFrequency): RentTexts => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const plan = paymentPlan(price, frequency)
    const {was, percent} = wasOf(price, plan, frequency)

    const payments = () => {
        const {count, finalPayment} = plan
        if (finalPayment === 0) {
            const message = frequency === 'weekly' ? messages.weeks : messages.payments
            return formatMessage(message, {count})
        }
        return formatMessage(messages.paymentsAndFinal, {count, final: money(finalPayment)})
    }

    return {
        amount: money(plan.payment),
        per: formatMessage(perMessages[frequency]),
        spokenPer: formatMessage(spokenPerMessages[frequency]),
        payments: payments(),
        total: money(plan.total),
        condition: formatMessage(conditionMessages[price.condition]),
        isUsed: isUsed(price.condition),
        ...(price.cashPrice !== undefined && {cash: money(price.cashPrice)}),
        ...(was !== undefined && {was: money(was)}),
        ...(percent !== undefined && {percent})
    }
}
