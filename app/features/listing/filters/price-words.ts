import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/product-search'
import {
    type OfferedRange,
    offeredRanges,
    priceKey,
    type PriceRange,
    priceRangeFrom,
    rangeAt
} from '@app/domain/catalogue/price-range'
import {type Cents, dollarsFromCents} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {currency} from '@app/lib/address/locales'
import {spokenPerMessages} from '@app/ui/price/messages'
import {priceMessages} from '../messages'

/** The ranges that are offered in place of a filter's values; none if it is another filter, or tells no prices. */
export const priceRangesOf = (
    {key, values}: Facet,
    frequency: PaymentFrequency
): OfferedRange[] => {
    if (key !== priceKey) return []
    const steps = values.flatMap(({value, count}) => {
        const range = priceRangeFrom(value)
        return range ? [{...range, count}] : []
    })
    return steps.length < values.length ? [] : offeredRanges(steps, frequency)
}

/** Price ranges in words, as payments of a frequency: "Under $20 per week". */
export const usePriceWords = (frequency: PaymentFrequency) => {
    const {formatMessage, formatNumber} = useIntl()
    const per = formatMessage(spokenPerMessages[frequency])
    const amount = (cents: Cents) =>
        formatNumber(dollarsFromCents(cents), {
            style: 'currency',
            currency,
            minimumFractionDigits: cents % 100 === 0 ? 0 : 2
        })
    const textOf = (range: PriceRange): string => {
        const {from, below} = rangeAt(range, frequency)
        if (below === undefined)
            return formatMessage(priceMessages.above, {from: amount(from), per})
        if (from === 0) return formatMessage(priceMessages.under, {below: amount(below), per})
        return formatMessage(priceMessages.between, {from: amount(from), below: amount(below), per})
    }
    return {label: formatMessage(priceMessages.label, {per}), textOf}
}
