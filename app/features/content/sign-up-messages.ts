import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The strip that asks for an e-mail address [DEALS-021…023]. */
export const stripMessages = {
    email: commonMessages.email,
    wrong: commonMessages.emailWrong,
    submit: commonMessages.signUp,
    missing: commonMessages.fieldRequired,
    thanks: commonMessages.signUpThanks,
    failed: commonMessages.unexpectedError,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        heading: {id: 'deal-strip.heading', defaultMessage: 'Never miss a deal:'},
        end: {
            id: 'deal-strip.end',
            defaultMessage: 'You can <link>unsubscribe</link> whenever you like.'
        }
    })
}

/** The block that asks for an e-mail address or a mobile phone [DEALS-034…042]. */
export const getStartedMessages = {
    phone: commonMessages.mobilePhone,
    emailWrong: commonMessages.emailWrong,
    email: commonMessages.emailAddress,
    missing: commonMessages.fieldRequired,
    agree: commonMessages.agreeToTexts,
    agreeMissing: commonMessages.agreeMissing,
    back: commonMessages.back,
    byEmail: commonMessages.email,
    submit: commonMessages.signUp,
    ...defineMessages({
        byText: {id: 'get-started.by-text', defaultMessage: 'Text'},
        phoneWrong: {id: 'get-started.phone-wrong', defaultMessage: 'Invalid phone number'},
        rates: {
            id: 'get-started.rates',
            defaultMessage:
                'Eight texts a month at most. Message and data rates may apply. Reply STOP to end, HELP for help. <privacy>Privacy policy</privacy>, <terms>terms</terms>.'
        },
        thanks: {
            id: 'get-started.thanks',
            defaultMessage: 'Thank you! We’ll be in touch with how to get started.'
        },
        // [DEALS-038] [DEALS-039] (G-58)
        refused: {
            id: 'get-started.refused',
            defaultMessage: "We're sorry. Looks like we are having some technical."
        },
        failed: {
            id: 'get-started.failed',
            defaultMessage: 'Currently user is facing some problem, Please try after sometime'
        }
    })
}
