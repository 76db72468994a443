import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const contactMessages = {
    find: commonMessages.findYourStore,
    ...defineMessages({
        title: {id: 'approval.contact.title', defaultMessage: 'Questions?'},
        call: {id: 'approval.contact.call', defaultMessage: 'Call {store} at {phone}'}
    })
}
