import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    close: commonMessages.close,
    yes: commonMessages.yes,
    ...defineMessages({
        toasts: {id: 'overlay.toasts', defaultMessage: 'Messages of the shop'},
        confirmTitle: {id: 'overlay.confirm-title', defaultMessage: 'Confirm Action'},
        confirmMessage: {
            id: 'overlay.confirm-message',
            defaultMessage: 'Are you sure you want to continue?'
        },
        no: {id: 'overlay.no', defaultMessage: 'No'}
    })
}
