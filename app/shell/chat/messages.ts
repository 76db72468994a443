import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    chat: {id: 'chat.open', defaultMessage: 'Chat'},
    failed: {
        id: 'chat.failed',
        defaultMessage: 'The chat is not available right now. Your store is glad to help.'
    }
})
