import {useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreements/agreement'
import type {PaymentFrequency, RentPrice} from '@app/domain/prices/pricing'
import {Badge} from '../typography/badge'
import {Dotted} from '../typography/dotted'
import {agreementMessages, messages} from './messages'
import {type RentTexts, useRentTexts} from './rent-texts'

/** The number of payments, the total and the cash price in one calm line, the same wherever rent is shown (D-07). */
export const PriceTerms = ({texts}: {texts: RentTexts}) => {
    const {formatMessage} = useIntl()
    const {payments, total, cash, condition, isUsed} = texts
    const facts = [
        payments,
        formatMessage(messages.total, {amount: total}),
        ...(cash ? [formatMessage(messages.cash, {amount: cash})] : []),
        ...(isUsed ? [] : [condition])
    ]
    return <Dotted className="price__terms" facts={facts} />
}

/** That others have had a piece before is loud; a new piece is called new in its terms. */
const UsedMark = ({texts: {condition, isUsed}}: {texts: RentTexts}) =>
    isUsed ? (
        <p>
            <Badge tone="used">{condition}</Badge>
        </p>
    ) : null

const GAP = ' '

/** One payment, the former one, and the discount. */
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
                            <Badge tone="good">{formatMessage(messages.off, {percent})}</Badge>
                        </>
                    ) : null}
                </span>
            ) : null}
        </p>
    )
}

/** The disclosure as a list of names and values, where a shopper agrees to it. */
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

/** The name and the meaning of the offer in the law of the store's state (G-11). */
export const AgreementNote = ({state}: {state: string}) => {
    const {formatMessage} = useIntl()
    return (
        <p className="price__agreement">{formatMessage(agreementMessages[agreementName(state)])}</p>
    )
}

export type PriceProps = {
    /** A former price in it is shown: the caller leaves out one that may not be shown [PRICE-006, PRICE-007]. */
    price: RentPrice
    frequency: PaymentFrequency
    /** A table says the terms in a list of names and values instead of a line. */
    variant: 'tile' | 'page' | 'line' | 'table'
}

/** The only way to show rent: an amount is never shown without its disclosure (D-07, G-11). */
export const Price = ({price, frequency, variant}: PriceProps) => {
    const texts = useRentTexts(price, frequency)
    return (
        <div className={`price price--${variant}`}>
            <PriceNow texts={texts} />
            {variant === 'table' ? (
                <PriceTable texts={texts} />
            ) : (
                <>
                    <UsedMark texts={texts} />
                    <PriceTerms texts={texts} />
                </>
            )}
        </div>
    )
}
