import {useIntl} from 'react-intl'
import type {Cents} from '@app/domain/money/cents'
import {dollarsFromCents} from '@app/domain/money/cents'

const DOLLARS = {style: 'currency', currency: 'USD'} as const

/** Writes an amount for the shopper's language. For rent use `Price`: an amount alone may not name a payment (D-07). */
export const useMoney = (): ((amount: Cents) => string) => {
    const {formatNumber} = useIntl()
    return (amount) => formatNumber(dollarsFromCents(amount), DOLLARS)
}
