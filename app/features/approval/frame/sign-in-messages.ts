import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** A separate file, because the first step needs these messages without the others of the start page. */
export const signInMessages = {
    signIn: commonMessages.signIn,
    ...defineMessages({
        account: {
            id: 'approval.entry.account',
            defaultMessage:
                'Have an account? Sign in first, so that you need not type again what we know.'
        }
    })
}
