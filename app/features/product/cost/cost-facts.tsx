import {useIntl} from 'react-intl'
import {earlyPurchase} from '@app/domain/agreement/early-purchase'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {paymentPlan} from '@app/domain/pricing/payment-plan'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {Facts} from '@app/ui/words/facts/facts'
import {conditionMessages, messages as priceMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {costMessages} from '../messages'

export type CostFactsProps = {
    price: RentPrice
    frequency: PaymentFrequency
    savePercent: number | null
}

/** Whether it is new, what owning costs against paying cash, and what buying early saves (D-07). */
export const CostFacts = ({price, frequency, savePercent}: CostFactsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {totalCostToOwn, cashPrice, condition} = price
    const plan = paymentPlan(price, frequency)
    const halfWay = Math.floor(plan.count / 2)
    const early = savePercent === null ? undefined : earlyPurchase(plan, savePercent, halfWay)
    const rows = [
        {
            label: formatMessage(priceMessages.conditionLabel),
            value: formatMessage(conditionMessages[condition])
        },
        {label: formatMessage(costMessages.total), value: money(totalCostToOwn)},
        ...(cashPrice === undefined
            ? []
            : [
                  {label: formatMessage(costMessages.cash), value: money(cashPrice)},
                  {
                      label: formatMessage(costMessages.difference),
                      value: money(totalCostToOwn - cashPrice)
                  }
              ])
    ]
    return (
        <div className="cost__facts">
            <Facts rows={rows} />
            {early ? (
                <div className="cost__early">
                    <h3>{formatMessage(costMessages.early)}</h3>
                    <p>
                        {formatMessage(costMessages.earlyText, {
                            percent: savePercent,
                            count: halfWay,
                            payment: money(plan.payment),
                            price: money(early.price),
                            remaining: money(early.remaining),
                            saving: money(early.saving)
                        })}
                    </p>
                </div>
            ) : null}
        </div>
    )
}
