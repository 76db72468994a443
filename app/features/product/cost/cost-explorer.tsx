import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {useMoney} from '@app/ui/price/use-money'
import {costMessages} from '../messages'
import {CostFacts} from './cost-facts'
import {PaymentTable} from './payment-table'

export type CostExplorerProps = {
    price: RentPrice
    frequency: PaymentFrequency
    /** Share of the remaining cost that buying early saves. */
    savePercent: number | null
}

/** All that an item costs, whichever way it is paid for: nothing to open, nothing to add up (G-11). */
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
