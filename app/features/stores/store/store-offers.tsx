import {useIntl} from 'react-intl'
import type {StoreOffers as Offers, StorePayment} from '@app/commerce/stores/to-store-offers'
import {Icon} from '@app/ui/picture/icon/icon'
import {pageMessages, serviceMessages} from '../messages'

/** Names of companies, the same in every language. */
const PAYMENTS: Record<StorePayment, string> = {
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    paypal: 'PayPal',
    venmo: 'Venmo',
    'cash-app': 'Cash App'
}

/** What a store does for its shoppers, and how they may pay. */
export const StoreOffers = ({offers: {services, payments}}: {offers: Offers}) => {
    const {formatMessage, formatList} = useIntl()
    if (services.length === 0 && payments.length === 0) return null
    return (
        <section aria-labelledby="store-services" className="stack">
            <h2 id="store-services">{formatMessage(pageMessages.services)}</h2>
            <ul className="store-services">
                {services.map((service) => (
                    <li key={service}>
                        <Icon name="check" />
                        {formatMessage(serviceMessages[service])}
                    </li>
                ))}
            </ul>
            {payments.length > 0 ? (
                <p>
                    {formatMessage(pageMessages.payments)}{' '}
                    {formatList(payments.map((payment) => PAYMENTS[payment]))}
                </p>
            ) : null}
        </section>
    )
}
