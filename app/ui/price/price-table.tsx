import {useIntl} from 'react-intl'
import {messages} from './messages'
import type {RentTexts} from './use-rent-texts'

/** The disclosure as a list of names and values, for the page of one product. */
export const PriceTable = ({texts}: {texts: RentTexts}) => {
    const {formatMessage} = useIntl()
    const rows = [
        {label: messages.paymentsLabel, text: texts.payments},
        {label: messages.totalLabel, text: texts.total},
        {label: messages.cashLabel, text: texts.cash},
        {label: messages.conditionLabel, text: texts.condition}
    ]
    return (
        <dl className="facts price__table">
            {rows.map(({label, text}) =>
                text ? (
                    <div key={label.id}>
                        <dt>{formatMessage(label)}</dt>
                        <dd>{text}</dd>
                    </div>
                ) : null
            )}
        </dl>
    )
}
