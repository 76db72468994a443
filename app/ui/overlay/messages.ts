import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    close: {id: 'overlay.close', defaultMessage: 'Close'},
    toasts: {id: 'overlay.toasts', defaultMessage: 'Messages of the shop'},
    confirmTitle: {id: 'overlay.confirm-title', defaultMessage: 'Confirm Action'},
    confirmMessage: {
        id: 'overlay.confirm-message',
        defaultMessage: 'Are you sure you want to continue?'
    },
    yes: {id: 'overlay.yes', defaultMessage: 'Yes'},
    no: {id: 'overlay.no', defaultMessage: 'No'}
})
