import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const returnMessages = {
    signIn: commonMessages.signIn,
    again: commonMessages.checkAgain,
    ...defineMessages({
        title: {id: 'checkout.return.title', defaultMessage: 'Checking your signature'},
        checking: {
            id: 'checkout.return.checking',
            defaultMessage: 'We are checking your signature. This takes a moment.'
        },
        unknown: {
            id: 'checkout.return.unknown',
            defaultMessage:
                'We don’t know yet whether your agreement is signed. It is safe to check again.'
        },
        signedOut: {
            id: 'checkout.return.signed-out',
            defaultMessage:
                'Your session has ended. Sign in to see whether your agreement is signed: nothing of it is lost.'
        }
    })
}

/** Why nothing was signed. */
export const unsignedMessages = defineMessages({
    later: {
        id: 'checkout.unsigned.later',
        defaultMessage: 'You left the signing page before you signed.'
    },
    declined: {
        id: 'checkout.unsigned.declined',
        defaultMessage: 'You chose not to sign. If you change your mind, you can still sign it.'
    },
    'timed-out': {
        id: 'checkout.unsigned.timed-out',
        defaultMessage: 'The signing page was open for too long, and closed. Open it again to sign.'
    },
    'not-identified': {
        id: 'checkout.unsigned.not-identified',
        defaultMessage:
            'Our signing partner could not confirm who you are. Try again, or ask your store to help you.'
    },
    failed: {
        id: 'checkout.unsigned.failed',
        defaultMessage: 'Something went wrong on the signing page. Please try again.'
    }
})

export const signedMessages = {
    goOn: commonMessages.continue,
    signIn: commonMessages.signIn,
    pendingTitle: commonMessages.yourAgreement,
    goOnText: commonMessages.checkoutGoesOn,
    contact: commonMessages.contactYourStore,
    ...defineMessages({
        signedTitle: {id: 'checkout.signed.signed-title', defaultMessage: 'Thank you for signing'},
        signedText: {
            id: 'checkout.signed.signed-text',
            defaultMessage: 'Your agreement is signed. A copy is always in your account.'
        },
        signedTextGuest: {
            id: 'checkout.signed.signed-text-guest',
            defaultMessage: 'Your agreement is signed. Open the copy below and keep it.'
        },
        copy: {id: 'checkout.signed.copy', defaultMessage: 'See it in your account'},
        payNext: {
            id: 'checkout.signed.pay-next',
            defaultMessage: 'One more step: your first payment.'
        },
        pay: {id: 'checkout.signed.pay', defaultMessage: 'Make the first payment'},
        linkOver: {
            id: 'checkout.signed.link-over',
            defaultMessage:
                'This link no longer works: it was used before, it is older than seven days, or the agreement is another account’s.'
        },
        linkText: {
            id: 'checkout.signed.link-text',
            defaultMessage: 'Your link is about an agreement that waits for your signature.'
        },
        linkOpen: {id: 'checkout.signed.link-open', defaultMessage: 'Open the agreement'},
        linkLost: {
            id: 'checkout.signed.link-lost',
            defaultMessage:
                'Too much time has passed since you opened the link. Open it again from your email.'
        },
        linkSignIn: {
            id: 'checkout.signed.link-sign-in',
            defaultMessage: 'Sign in to open the agreement that this link is about.'
        },
        toOrder: {id: 'checkout.signed.to-order', defaultMessage: 'See my order'},
        toAccount: {id: 'checkout.signed.to-account', defaultMessage: 'Go to your account'},
        notSignedTitle: {
            id: 'checkout.signed.not-signed-title',
            defaultMessage: 'Your agreement is not signed'
        },
        notSignedText: {
            id: 'checkout.signed.not-signed-text',
            defaultMessage:
                'Nothing is due, and nothing is lost. You can go on signing whenever you like.'
        },
        outdated: {
            id: 'checkout.signed.outdated',
            defaultMessage:
                'You went through your delivery, pay schedule or services again after this agreement was written. Review everything once more: then you sign a new agreement in its place.'
        },
        nothing: {
            id: 'checkout.signed.nothing',
            defaultMessage: 'No agreement waits for your signature.'
        },
        linkTitle: {id: 'checkout.signed.link-title', defaultMessage: 'Continue signing'}
    })
}
