import {defineMessages} from 'react-intl'

/** A separate file, because the first step needs these messages without the others of the start page. */
export const signInMessages = defineMessages({
    account: {
        id: 'approval.entry.account',
        defaultMessage:
            'Have an account? Sign in first, so that you need not type again what we know.'
    },
    signIn: {id: 'approval.entry.sign-in', defaultMessage: 'Sign in'}
})
