import {defineMessages, type MessageDescriptor} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import type {SessionEnd} from '@app/commerce/session/identity'

export const messages = {
    signIn: commonMessages.signIn,
    signInFirst: commonMessages.signInFirst,
    endedByRest: commonMessages.signedOutInactive,
    ...defineMessages({
        ended: {
            id: 'session.ended',
            defaultMessage: 'Your session has ended. Please sign in again.'
        },
        endedElsewhere: {
            id: 'session.ended-elsewhere',
            defaultMessage: 'You have been signed out in another tab.'
        },
        signInLost: {
            id: 'session.sign-in-lost',
            defaultMessage:
                'You signed in, but your browser did not stay signed in. Allow cookies for this shop, then try again.'
        }
    })
}

/** The messages for a customer who is no longer signed in. */
export const endedTexts: Record<SessionEnd, MessageDescriptor> = {
    'by-itself': messages.ended,
    inactivity: messages.endedByRest,
    elsewhere: messages.endedElsewhere
}
