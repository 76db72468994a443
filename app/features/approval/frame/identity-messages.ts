import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const identityMessages = {
    birthDate: commonMessages.dateOfBirth,
    approval: commonMessages.seeMyApproval,
    documents: commonMessages.sendMyDocuments,
    ...defineMessages({
        title: {id: 'identity.title', defaultMessage: 'Verify your identity'},
        why: {
            id: 'identity.why',
            defaultMessage:
                'Two short questions, so that nobody else can rent in your name. We compare your answers with your application, and keep neither of them.'
        },
        lastFour: {
            id: 'identity.last-four',
            defaultMessage: 'Last 4 digits of your Social Security number or ITIN'
        },
        lastFourMissing: {
            id: 'identity.last-four.missing',
            defaultMessage: 'Enter the last 4 digits'
        },
        lastFourWrong: {id: 'identity.last-four.wrong', defaultMessage: 'Enter 4 digits'},
        tries: {
            id: 'identity.tries',
            defaultMessage:
                '{tries, plural, one {You have one try left.} other {You have # tries.}} After that, your store can verify you.'
        },
        submit: {id: 'identity.submit', defaultMessage: 'Verify'},
        wrong: {
            id: 'identity.wrong',
            defaultMessage:
                'This is not what your application says. {tries, plural, one {You have one try left} other {You have # tries left}}.'
        },
        failed: {
            id: 'identity.failed',
            defaultMessage: 'We can’t verify you right now. Try again in a few minutes.'
        },
        ended: {
            id: 'identity.ended',
            defaultMessage: 'Your session has ended. Sign in, then verify again.'
        },
        lockedTitle: {id: 'identity.locked.title', defaultMessage: 'We couldn’t verify you online'},
        lockedText: {
            id: 'identity.locked.text',
            defaultMessage:
                'For your safety we stop after three tries. Your approval stays as it is: show a photo ID in your store, or send us a photo of it.'
        },
        sendPhoto: {id: 'identity.locked.send', defaultMessage: 'Send a photo of my ID'},
        doneTitle: {id: 'identity.done.title', defaultMessage: 'Your identity is verified'},
        doneText: {
            id: 'identity.done.text',
            defaultMessage: 'Thank you. Now we know that it’s you.'
        },
        notWantedTitle: {id: 'identity.not-wanted.title', defaultMessage: 'Nothing to verify'},
        notWantedText: {
            id: 'identity.not-wanted.text',
            defaultMessage: 'We need nothing more from you to know who you are.'
        },
        stillDocuments: {
            id: 'identity.done.documents',
            defaultMessage: 'One more thing: we still need documents from you.'
        },
        checkOut: {id: 'identity.done.check-out', defaultMessage: 'Continue to checkout'},
        how: {
            id: 'identity.how',
            defaultMessage: 'Two short questions that only you can answer; there is nothing to send'
        },
        verify: {id: 'identity.verify', defaultMessage: 'Verify my identity'}
    })
}
