import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    signInFirst: {id: 'session.sign-in-first', defaultMessage: 'Please sign in to continue!'},
    ended: {
        id: 'session.ended',
        defaultMessage: 'Your session has ended. Please sign in again.'
    }
})
