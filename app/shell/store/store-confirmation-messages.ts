import {defineMessages} from 'react-intl'

export const storeConfirmationMessages = defineMessages({
    query: {id: 'store-confirmation.question', defaultMessage: 'Did we get it right?'},
    change: {id: 'store-confirmation.change', defaultMessage: 'Change delivery location'},
    close: {id: 'store-confirmation.close', defaultMessage: 'Close'}
})
