import {useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreements/agreement'
import type {PaymentFrequency, RentPrice} from '@app/domain/prices/pricing'
import {Badge} from '../typography/badge'
import {agreementMessages, messages} from './messages'
import {type RentTexts, useRentTexts} from './rent-texts'

/** The separator of the facts: a new line in a tile, whose style sheet keeps it, and a dot in a row. */
const parting = {tile: '\n', line: ' · '} as const

export type PriceFactsProps = {texts: RentTexts; variant: keyof typeof parting}

/** The short disclosure, for tiles and lines; one element, as a listing has many. */
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
                            <Badge tone="deal">{formatMessage(messages.off, {percent})}</Badge>
                        </>
                    ) : null}
                </span>
            ) : null}
        </p>
    )
}

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

export type PriceProps = {
    /** A former price in it is shown: the caller leaves out one that may not be shown [PRICE-006, PRICE-007]. */
    price: RentPrice
    frequency: PaymentFrequency
    variant: 'tile' | 'page' | 'line'
    /** Two-letter code of the store's state: decides the agreement's name on a product's page (G-11). */
    agreementState?: string
}

/** The only way to show rent: an amount is never shown without its disclosure (D-07, G-11). */
export const Price = ({price, frequency, variant, agreementState}: PriceProps) => {
    const {formatMessage} = useIntl()
    const texts = useRentTexts(price, frequency)
    return (
        <div className={`price price--${variant}`}>
            <PriceNow texts={texts} />
            {variant === 'page' ? (
                <PriceTable texts={texts} />
            ) : (
                <PriceFacts texts={texts} variant={variant} />
            )}
            {agreementState ? (
                <p className="price__agreement">
                    {formatMessage(agreementMessages[agreementName(agreementState)])}
                </p>
            ) : null}
        </div>
    )
}
