import {defineMessages} from 'react-intl'

/** Apart from what begins an application, as it is said on its first step, too. */
export const signInMessages = defineMessages({
    account: {
        id: 'approval.entry.account',
        defaultMessage:
            'Have an account? Sign in first, so that you need not type again what we know.'
    },
    signIn: {id: 'approval.entry.sign-in', defaultMessage: 'Sign in'}
})
