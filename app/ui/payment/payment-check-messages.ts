import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** What is said while it is not known whether a payment was made (D-30). */
export const paymentCheckMessages = {
    again: commonMessages.checkAgain,
    ...defineMessages({
        checking: {
            id: 'payment-check.checking',
            defaultMessage:
                'We are checking your payment, sent at {sent}. Please don’t pay again: this page says so as soon as we know, at {until} at the latest.'
        },
        checkingAmount: {
            id: 'payment-check.checking-amount',
            defaultMessage:
                'We are checking your payment of {amount}, sent at {sent}. Please don’t pay again: this page says so as soon as we know, at {until} at the latest.'
        },
        stillUnknown: {
            id: 'payment-check.still-unknown',
            defaultMessage:
                'We still don’t know whether your payment, sent at {sent}, went through. Please check again in a minute, or call your store. Don’t pay again.'
        },
        busy: {
            id: 'payment-check.busy',
            defaultMessage: 'Too many people are asking at the moment. We check again at {time}.'
        },
        call: {id: 'payment-check.call', defaultMessage: 'Call {store}: {phone}'},
        find: {id: 'payment-check.find', defaultMessage: 'Find your store’s phone number'}
    })
}
