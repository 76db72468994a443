import {useIntl} from 'react-intl'
import {paymentFrequencies, type PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {paymentPlan} from '@app/domain/pricing/payment-plan'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {frequencyMessages} from '@app/ui/frequency-choice/messages'
import {useMoney} from '@app/ui/price/use-money'
import {costMessages} from '../messages'

export type PaymentTableProps = {price: RentPrice; chosen: PaymentFrequency}

/** The four ways of paying side by side; each row adds up to the cent. */
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
                            <td>{formatNumber(count)}</td>
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
