import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    title: {id: 'disclosure.title', defaultMessage: 'About this agreement'},
    text: {
        id: 'disclosure.text',
        defaultMessage:
            'Taxes and optional services are not included. You do not own the item until the total cost to own is paid or you use an early purchase option. Ownership is optional.'
    },
    notAvailable: {id: 'disclosure.not-available', defaultMessage: 'Not available in MN or WI.'}
})
