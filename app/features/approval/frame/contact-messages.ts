import {defineMessages} from 'react-intl'

export const contactMessages = defineMessages({
    title: {id: 'approval.contact.title', defaultMessage: 'Questions?'},
    call: {id: 'approval.contact.call', defaultMessage: 'Call {store} at {phone}'},
    find: {id: 'approval.contact.find', defaultMessage: 'Find your store'}
})
