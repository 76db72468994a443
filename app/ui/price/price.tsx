import {useIntl} from 'react-intl'
import {agreementName} from '@app/domain/agreement/agreement-name'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import {agreementMessages} from './messages'
import {PriceFacts} from './price-facts'
import {PriceNow} from './price-now'
import {PriceTable} from './price-table'
import {useRentTexts} from './use-rent-texts'

export type PriceProps = {
    /** A former price in it is shown: whoever makes it leaves out one that does not count [PRICE-006, PRICE-007]. */
    price: RentPrice
    frequency: PaymentFrequency
    variant: 'tile' | 'page' | 'line'
    /** Two-letter code of the store's state: names the agreement on a product's page (G-11). */
    agreementState?: string
}

/** The only way to show rent: an amount never comes without its disclosure (D-07, G-11). */
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
