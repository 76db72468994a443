import {useIntl} from 'react-intl'
import {messages} from './messages'
import type {RentTexts} from './use-rent-texts'

/** What parts the facts: the end of a line in a tile, whose style sheet keeps it, and a dot in a row. */
const parting = {tile: '\n', line: ' · '} as const

export type PriceFactsProps = {texts: RentTexts; variant: keyof typeof parting}

/** The disclosure in few words, for tiles and lines; one element, as a listing has many. */
export const PriceFacts = ({texts, variant}: PriceFactsProps) => {
    const {formatMessage} = useIntl()
    const {payments, total, cash, condition} = texts
    const facts = [
        payments,
        condition,
        formatMessage(messages.total, {amount: total}),
        ...(cash ? [formatMessage(messages.cash, {amount: cash})] : [])
    ]
    return <p className="price__facts">{facts.join(parting[variant])}</p>
}
