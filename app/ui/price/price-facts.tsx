import {Fragment} from 'react'
import {useIntl} from 'react-intl'
import {messages} from './messages'
import type {RentTexts} from './use-rent-texts'

const DOT = ' · '

/** The disclosure in few words, for tiles and lines. */
export const PriceFacts = ({texts}: {texts: RentTexts}) => {
    const {formatMessage} = useIntl()
    const {payments, total, cash, condition} = texts
    const facts = [
        payments,
        condition,
        formatMessage(messages.total, {amount: total}),
        ...(cash ? [formatMessage(messages.cash, {amount: cash})] : [])
    ]
    return (
        <p className="price__facts">
            {facts.map((fact, place) => (
                <Fragment key={fact}>
                    {place > 0 ? <span className="price__dot">{DOT}</span> : null}
                    <span>{fact}</span>
                </Fragment>
            ))}
        </p>
    )
}
