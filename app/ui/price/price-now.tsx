import {useIntl} from 'react-intl'
import {Badge} from '../words/badge/badge'
import {messages} from './messages'
import type {RentTexts} from './use-rent-texts'

const GAP = ' '

/** What one payment is, what it was, and how much less that is. */
export const PriceNow = ({texts}: {texts: RentTexts}) => {
    const {formatMessage} = useIntl()
    const {amount, per, spokenPer, was, percent} = texts
    return (
        <p className="price__now">
            <strong className="price__amount">{amount}</strong>
            <span className="price__per" aria-hidden="true">
                {GAP + per}
            </span>
            <span className="visually-hidden">{GAP + spokenPer}</span>
            {was ? (
                <span className="price__former">
                    <span className="visually-hidden">{GAP + formatMessage(messages.was)}</span>
                    {GAP}
                    <s className="price__was">{was}</s>
                    {percent ? (
                        <>
                            {GAP}
                            <Badge tone="deal">{formatMessage(messages.off, {percent})}</Badge>
                        </>
                    ) : null}
                </span>
            ) : null}
        </p>
    )
}
