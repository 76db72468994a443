import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const storeConfirmationMessages = {
    close: commonMessages.close,
    ...defineMessages({
        query: {id: 'store-confirmation.question', defaultMessage: 'Did we get it right?'},
        change: {id: 'store-confirmation.change', defaultMessage: 'Change delivery location'}
    })
}
