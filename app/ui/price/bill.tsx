import {defineMessages, useIntl} from 'react-intl'
import {type PaymentDue, taxesAndFees} from '@app/domain/payments/account-payments'
import {Icon} from '../picture/icon'
import {Facts} from '../typography/facts'
import {feeMessages} from './messages'
import {useMoney} from './rent-texts'

const messages = defineMessages({
    rent: {id: 'bill.rent', defaultMessage: 'Rent'},
    fees: {id: 'bill.fees', defaultMessage: 'Taxes and fees'},
    total: {id: 'bill.total', defaultMessage: 'Total'}
})

export type BillProps = Pick<PaymentDue, 'rent' | 'fees' | 'total'> & {
    /** A text below the total. */
    note?: string | undefined
}

/** The parts of what is due; taxes and fees are one line that opens into its parts [ACCT-022] (D-42). */
export const Bill = ({rent, fees, total, note}: BillProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {total: feeTotal, parts} = taxesAndFees(fees)
    return (
        <div className="bill">
            <Facts rows={[{label: formatMessage(messages.rent), value: money(rent)}]} />
            {parts.length > 0 ? (
                <details className="bill__fees">
                    <summary>
                        <span>
                            {formatMessage(messages.fees)}
                            <Icon name="chevron-down" />
                        </span>
                        <span>{money(feeTotal)}</span>
                    </summary>
                    <Facts
                        rows={parts.map(({kind, amount}) => ({
                            label: formatMessage(feeMessages[kind]),
                            value: money(amount)
                        }))}
                    />
                </details>
            ) : null}
            <Facts
                rows={[{label: formatMessage(messages.total), value: money(total), isTotal: true}]}
            />
            {note ? <p className="account-note">{note}</p> : null}
        </div>
    )
}
