import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const stepMessages = defineMessages({
    privacy: {
        id: 'application.privacy',
        defaultMessage: 'What happens with your answers is in our <link>privacy policy</link>.'
    },
    needsScript: {
        id: 'application.needs-script',
        defaultMessage: 'To apply online, turn on JavaScript, or call your store.'
    }
})

export const phoneMessages = {
    birthDate: commonMessages.dateOfBirth,
    ...defineMessages({
        title: {id: 'application.phone.title', defaultMessage: 'Your mobile phone'},
        why: {
            id: 'application.phone.why',
            defaultMessage:
                'With your mobile number we can look up your name and address, so that you type less. First we text you a code, to be sure that the number is yours.'
        },
        phone: {id: 'application.phone.phone', defaultMessage: 'Mobile phone number'},
        phoneHint: {
            id: 'application.phone.phone-hint',
            defaultMessage:
                'We text a code to this number, and call it only about your application. Message and data rates may apply.'
        },
        more: {id: 'application.phone.more', defaultMessage: 'Help us find you (optional)'},
        moreWhy: {
            id: 'application.phone.more-why',
            defaultMessage:
                'Other people may have had your number before. With these answers we can tell that it is you. You can leave them out.'
        },
        lastFour: {
            id: 'application.phone.last-four',
            defaultMessage: 'Last four digits of your Social Security number or ITIN'
        },
        consent: {
            id: 'application.phone.consent',
            defaultMessage:
                'I allow my wireless carrier to share what it knows about me and this number, such as my name and address, with {brand} and those who look it up for {brand}: to fill in this application and to prevent fraud. (Version {version})'
        },
        consentScope: {
            id: 'application.phone.consent-scope',
            defaultMessage:
                'You can apply without agreeing: then fill in the form yourself. What you agree to counts for this one look-up, and ends with it.'
        },
        byHand: {id: 'application.phone.by-hand', defaultMessage: 'Fill in the form myself'},
        phoneMissing: {
            id: 'application.phone.phone-missing',
            defaultMessage: 'Enter your mobile phone number'
        },
        phoneWrong: {
            id: 'application.phone.phone-wrong',
            defaultMessage: 'Enter a US phone number with ten digits, such as (310)\u00a0555-0123'
        },
        lastFourWrong: {
            id: 'application.phone.last-four-wrong',
            defaultMessage: 'Enter four digits, or leave this empty'
        },
        consentMissing: {
            id: 'application.phone.consent-missing',
            defaultMessage: 'Tick the box to look up your details, or fill in the form yourself'
        }
    })
}

export const codeMessages = defineMessages({
    title: {id: 'application.code.title', defaultMessage: 'Enter the code'},
    sent: {
        id: 'application.code.sent',
        defaultMessage:
            'We texted a 6-digit code to {phone}. It works for 10 minutes. It shows us that the number is yours: only then do we look up your name and address.'
    },
    code: {id: 'application.code.code', defaultMessage: '6-digit code'},
    sendsItself: {
        id: 'application.code.sends-itself',
        defaultMessage: 'We check it as soon as all 6 digits are there.'
    },
    missing: {
        id: 'application.code.missing',
        defaultMessage: 'Enter the code from the text message'
    },
    malformed: {
        id: 'application.code.malformed',
        defaultMessage: 'Enter all 6 digits of the code, and nothing else'
    },
    wrong: {
        id: 'application.code.wrong',
        defaultMessage:
            'This is not the code that we sent. {tries, plural, one {You can try once more.} other {You can try # more times.}}'
    },
    ended: {
        id: 'application.code.ended',
        defaultMessage: 'This code no longer works. Have another one sent.'
    },
    again: {id: 'application.code.again', defaultMessage: 'Send another code'},
    sentAgain: {
        id: 'application.code.sent-again',
        defaultMessage: 'We sent another code. The one before it no longer works.'
    },
    notSent: {
        id: 'application.code.not-sent',
        defaultMessage:
            'We can’t send another code right now. Wait a few minutes, or fill in the form yourself.'
    }
})
