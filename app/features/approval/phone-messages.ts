import {defineMessages} from 'react-intl'

export const stepMessages = defineMessages({
    needsScript: {
        id: 'application.needs-script',
        defaultMessage: 'To apply online, turn on JavaScript, or call your store.'
    }
})

export const phoneMessages = defineMessages({
    title: {id: 'application.phone.title', defaultMessage: 'Your mobile phone'},
    why: {
        id: 'application.phone.why',
        defaultMessage:
            'With your mobile number we can look up your name and address, so that you type less. We call it only about your application.'
    },
    phone: {id: 'application.phone.phone', defaultMessage: 'Mobile phone number'},
    more: {id: 'application.phone.more', defaultMessage: 'Make sure that we find you (optional)'},
    moreWhy: {
        id: 'application.phone.more-why',
        defaultMessage:
            'Other people may have had your number before. With these answers we can tell that it is you. You can leave them out.'
    },
    lastFour: {
        id: 'application.phone.last-four',
        defaultMessage: 'Last four digits of your Social Security number or ITIN'
    },
    birthDate: {id: 'application.phone.birth-date', defaultMessage: 'Date of birth'},
    consent: {
        id: 'application.phone.consent',
        defaultMessage:
            'I allow my wireless carrier to share what it knows about me and my number, to fill in this application and to prevent fraud. (Version {version})'
    },
    byHand: {id: 'application.phone.by-hand', defaultMessage: 'Fill in the form myself'},
    phoneMissing: {
        id: 'application.phone.phone-missing',
        defaultMessage: 'Enter your mobile phone number'
    },
    phoneWrong: {
        id: 'application.phone.phone-wrong',
        defaultMessage: 'Enter a US phone number with ten digits, such as (310) 555-0123'
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
