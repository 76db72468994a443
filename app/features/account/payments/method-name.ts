import {useIntl} from 'react-intl'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import {methodMessages} from './payment-messages'

/** Returns a function that names a saved card, for example "Visa ending in 1111". */
export const useMethodName = (): ((
    method: Pick<PaymentMethod, 'kind' | 'brand' | 'lastFour'>
) => string) => {
    const {formatMessage} = useIntl()
    return ({kind, brand, lastFour}) => {
        if (kind === 'bank') return formatMessage(methodMessages.bank, {lastFour})
        return brand === ''
            ? formatMessage(methodMessages.plainCard, {lastFour})
            : formatMessage(methodMessages.card, {brand, lastFour})
    }
}
