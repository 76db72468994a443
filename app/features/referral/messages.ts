import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const referralMessages = {
    code: commonMessages.codeIs,
    wrong: commonMessages.emailWrong,
    ...defineMessages({
        title: {id: 'referral.title', defaultMessage: 'Invite a friend'},
        description: {
            id: 'referral.description',
            defaultMessage: 'Invite a friend to rent to own, with the offer of your store.'
        },
        offer: {id: 'referral.offer', defaultMessage: 'The offer of your store'},
        none: {
            id: 'referral.none',
            defaultMessage: 'Your store has no offer for inviting friends right now.'
        },
        unknown: {
            id: 'referral.unknown',
            defaultMessage: 'We can’t say what your store offers right now. Please try again later.'
        },
        store: {id: 'referral.store', defaultMessage: 'Choose another store'},
        email: {id: 'referral.email', defaultMessage: 'Your friend’s email'},
        emailHint: {
            id: 'referral.email-hint',
            defaultMessage:
                'The message opens in your own mail program. We do not keep the address.'
        },
        send: {id: 'referral.send', defaultMessage: 'Write the invitation'},
        subject: {id: 'referral.subject', defaultMessage: 'Rent to own at {shop}'},
        body: {
            id: 'referral.body',
            defaultMessage: 'I rent at {shop}, and you may like it too: {link} {offer}'
        },
        own: {id: 'referral.own', defaultMessage: 'Your own link'},
        terms: {id: 'referral.terms', defaultMessage: 'Who may invite, and what you both get'}
    })
}

export const advocateMessages = {
    signIn: commonMessages.signIn,
    ...defineMessages({
        title: {id: 'advocate.title', defaultMessage: 'Your invitation link'},
        description: {
            id: 'advocate.description',
            defaultMessage: 'A link of your own, to send to friends.'
        },
        link: {id: 'advocate.link', defaultMessage: 'Your link'},
        copy: {id: 'advocate.copy', defaultMessage: 'Copy the link'},
        copied: {id: 'advocate.copied', defaultMessage: 'The link has been copied.'},
        notCopied: {
            id: 'advocate.not-copied',
            defaultMessage: 'Your browser did not copy it. Select the link and copy it yourself.'
        },
        guest: {
            id: 'advocate.guest',
            defaultMessage: 'Your link comes with your account. Sign in to see it.'
        },
        invite: {id: 'advocate.invite', defaultMessage: 'Invite a friend by email'}
    })
}
