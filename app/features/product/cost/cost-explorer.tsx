import {useIntl} from 'react-intl'
import {earlyPurchase} from '@app/domain/agreements/agreement'
import {
    paymentFrequencies,
    type PaymentFrequency,
    paymentPlan,
    type RentPrice
} from '@app/domain/prices/pricing'
import {frequencyMessages} from '@app/ui/form/messages'
import {conditionMessages, messages as priceMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {costMessages} from '../details/messages'

export type CostFactsProps = {
    price: RentPrice
    frequency: PaymentFrequency
    savePercent: number | null
}

/** The condition, the cost of owning compared with the cash price, and the saving of buying early (D-07). */
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

export type PaymentTableProps = {price: RentPrice; chosen: PaymentFrequency}

/**
 * The four frequencies side by side; each row adds up to the cent. The final payment is included in the number of
 * payments.
 */
export const PaymentTable = ({price, chosen}: PaymentTableProps) => {
    const {formatMessage, formatNumber} = useIntl()
    const money = useMoney()
    return (
        <table className="payments">
            <caption className="visually-hidden">{formatMessage(costMessages.caption)}</caption>
            <thead>
                <tr>
                    <th scope="col">{formatMessage(costMessages.frequency)}</th>
                    <th scope="col">{formatMessage(costMessages.payment)}</th>
                    <th scope="col">{formatMessage(costMessages.count)}</th>
                    <th scope="col">{formatMessage(costMessages.final)}</th>
                    <th scope="col">{formatMessage(costMessages.total)}</th>
                </tr>
            </thead>
            <tbody>
                {paymentFrequencies.map((frequency) => {
                    const {payment, count, finalPayment, total} = paymentPlan(price, frequency)
                    return (
                        <tr
                            key={frequency}
                            className={frequency === chosen ? 'payments__chosen' : undefined}
                        >
                            <th scope="row">{formatMessage(frequencyMessages[frequency])}</th>
                            <td>{money(payment)}</td>
                            <td>{formatNumber(finalPayment === 0 ? count : count + 1)}</td>
                            <td>
                                {finalPayment === 0
                                    ? formatMessage(costMessages.none)
                                    : money(finalPayment)}
                            </td>
                            <td>{money(total)}</td>
                        </tr>
                    )
                })}
            </tbody>
        </table>
    )
}

export type CostExplorerProps = {
    price: RentPrice
    frequency: PaymentFrequency
    /** The share of the remaining cost that buying early saves, in percent. */
    savePercent: number | null
}

/** Everything that an item costs, at each frequency: nothing to open, nothing to add up (G-11). */
export const CostExplorer = ({price, frequency, savePercent}: CostExplorerProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    return (
        <section className="section cost" aria-labelledby="cost-title">
            <h2 id="cost-title">{formatMessage(costMessages.title)}</h2>
            <p className="cost__lead">
                {formatMessage(costMessages.lead, {total: money(price.totalCostToOwn)})}
            </p>
            <div className="cost__parts">
                <PaymentTable price={price} chosen={frequency} />
                <CostFacts price={price} frequency={frequency} savePercent={savePercent} />
            </div>
        </section>
    )
}
