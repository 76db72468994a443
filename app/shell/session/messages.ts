import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    signInFirst: {id: 'session.sign-in-first', defaultMessage: 'Please sign in to continue!'},
    ended: {
        id: 'session.ended',
        defaultMessage: 'Your session has ended. Please sign in again.'
    },
    endedElsewhere: {
        id: 'session.ended-elsewhere',
        defaultMessage: 'You have been signed out in another tab.'
    },
    signIn: {id: 'session.sign-in', defaultMessage: 'Sign in'},
    notKept: {
        id: 'session.not-kept',
        defaultMessage:
            'You signed in, but your browser did not stay signed in. Allow cookies for this shop, then try again.'
    }
})
