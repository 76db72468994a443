import {useIntl} from 'react-intl'
import {discountBadge} from '@app/domain/discount/discount-badge'
import {discountPercent} from '@app/domain/discount/discount-percent'
import {paymentAmount} from '@app/domain/pricing/payment-amount'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {paymentPlan, type PaymentPlan} from '@app/domain/pricing/payment-plan'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {conditionMessages, messages, perMessages, spokenPerMessages} from './messages'
import {useMoney} from './use-money'

export type RentTexts = {
    amount: string
    per: string
    spokenPer: string
    payments: string
    total: string
    condition: string
    cash?: string
    was?: string
    percent?: number
}

const wasOf = (price: RentPrice, plan: PaymentPlan, frequency: PaymentFrequency) => {
    const was = price.was ? paymentAmount(price.was, frequency) : 0
    const percent = discountBadge(discountPercent(plan.payment, was))
    return {was: was > plan.payment ? was : undefined, percent}
}

/** A rent price and all that must stand beside it, in words. */
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
        ...(price.cashPrice !== undefined && {cash: money(price.cashPrice)}),
        ...(was !== undefined && {was: money(was)}),
        ...(percent !== undefined && {percent})
    }
}
