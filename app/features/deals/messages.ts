import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The form for deals, on its page and in its dialog. */
export const dealsMessages = {
    email: commonMessages.email,
    phone: commonMessages.mobilePhone,
    emailWrong: commonMessages.emailWrong,
    optIn: commonMessages.agreeToTexts,
    submit: commonMessages.signUp,
    // [DEALS-005]
    optInMissing: commonMessages.agreeMissing,
    // [DEALS-018] [DEALS-019]
    thanks: commonMessages.signUpThanks,
    failed: commonMessages.unexpectedError,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        // [DEALS-024]
        title: {id: 'deals.title', defaultMessage: 'Sign up for the Latest Deals'},
        lead: {
            id: 'deals.lead',
            defaultMessage:
                'Hear first about sales and new arrivals near you. By email, by text, or both.'
        },
        // [DEALS-031]
        required: {id: 'deals.required', defaultMessage: 'Required'},
        oneOfBoth: {id: 'deals.one-of-both', defaultMessage: 'an email address or a mobile phone'},
        noThanks: {id: 'deals.no-thanks', defaultMessage: 'No, thanks'},
        terms: {id: 'deals.terms', defaultMessage: 'Terms'},
        // [DEALS-002…005]
        neither: {
            id: 'deals.neither',
            defaultMessage: 'Enter one of the above details to sign up!'
        },
        phoneWrong: {
            id: 'deals.phone-wrong',
            defaultMessage: 'Please enter a valid mobile number.'
        },
        description: {
            id: 'deals.description',
            defaultMessage:
                'Get deals on furniture, appliances, electronics and computers by email or text. End them whenever you like.'
        }
    })
}

/** The page after the sign-up [ROUTE-010]. */
export const confirmationMessages = {
    end: commonMessages.unsubscribe,
    ...defineMessages({
        title: {id: 'deals-confirmation.title', defaultMessage: 'Deals sign-up confirmation'},
        next: {
            id: 'deals-confirmation.next',
            defaultMessage:
                'Once you have signed up, new deals come by email or text, eight texts a month at most. Every message says how to end them.'
        },
        shop: {id: 'deals-confirmation.shop', defaultMessage: 'See today’s deals'},
        notYet: {id: 'deals-confirmation.not-yet', defaultMessage: 'Not signed up yet?'},
        signUp: {id: 'deals-confirmation.sign-up', defaultMessage: 'Sign up for deals'}
    })
}

/** The page that ends all messages [ROUTE-058]. */
export const unsubscribeMessages = {
    title: commonMessages.unsubscribe,
    submit: commonMessages.unsubscribe,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        lead: {
            id: 'unsubscribe.lead',
            defaultMessage:
                'Type the email address or the mobile phone that our messages come to. You don’t have to sign in. Messages about your agreements and payments still come.'
        },
        neither: {
            id: 'unsubscribe.neither',
            defaultMessage: 'Enter an email address or a mobile phone.'
        },
        done: {
            id: 'unsubscribe.done',
            defaultMessage:
                'Done. If deals were sent to this address or number, they end now; a message already on its way may still come.'
        },
        again: {id: 'unsubscribe.again', defaultMessage: 'Unsubscribe another'},
        failed: {
            id: 'unsubscribe.failed',
            defaultMessage:
                'We couldn’t reach our mailing list, so nothing has changed. Please try again, or reply STOP to a text.'
        }
    })
}
