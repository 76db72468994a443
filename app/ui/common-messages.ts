import {defineMessages} from 'react-intl'

/**
 * What three parts of the shop or more say in the same words, in every language: a set of messages refers to these by
 * its own keys. A check finds the next one (scripts/messages).
 */
export const commonMessages = defineMessages({
    aboutYou: {id: 'common.about-you', defaultMessage: 'About you'},
    address: {id: 'common.address', defaultMessage: 'Address'},
    agreement: {id: 'common.agreement', defaultMessage: 'Agreement {number}'},
    noPrice: {
        id: 'common.no-price',
        defaultMessage: 'Ask your store for the price of this item.'
    },
    autopay: {id: 'common.autopay', defaultMessage: 'Autopay'},
    backToYourAccount: {id: 'common.back-to-your-account', defaultMessage: 'Back to your account'},
    cancel: {id: 'common.cancel', defaultMessage: 'Cancel'},
    cardEndingIn: {id: 'common.card-ending-in', defaultMessage: 'Card ending in {lastFour}'},
    cashPrice: {id: 'common.cash-price', defaultMessage: 'Cash price'},
    city: {id: 'common.city', defaultMessage: 'City'},
    clearance: {id: 'common.clearance', defaultMessage: 'Clearance'},
    clubMembership: {id: 'common.club-membership', defaultMessage: 'Club membership {number}'},
    contactUs: {id: 'common.contact-us', defaultMessage: 'Contact us'},
    continue: {id: 'common.continue', defaultMessage: 'Continue'},
    createAccount: {id: 'common.create-account', defaultMessage: 'Create account'},
    dateOfBirth: {id: 'common.date-of-birth', defaultMessage: 'Date of birth'},
    delivery: {id: 'common.delivery', defaultMessage: 'Delivery'},
    email: {id: 'common.email', defaultMessage: 'Email'},
    typedCardEndingIn: {
        id: 'common.typed-card-ending-in',
        defaultMessage: '{type} ending in {lastFour}'
    },
    firstName: {id: 'common.first-name', defaultMessage: 'First name'},
    getInstantApproval: {id: 'common.get-instant-approval', defaultMessage: 'Get instant approval'},
    lastName: {id: 'common.last-name', defaultMessage: 'Last name'},
    makeAPayment: {id: 'common.make-a-payment', defaultMessage: 'Make a payment'},
    mobilePhone: {id: 'common.mobile-phone', defaultMessage: 'Mobile phone'},
    name: {id: 'common.name', defaultMessage: 'Name'},
    outOfStock: {id: 'common.out-of-stock', defaultMessage: 'Out of stock'},
    paidWith: {id: 'common.paid-with', defaultMessage: 'Paid with'},
    password: {id: 'common.password', defaultMessage: 'Password'},
    phone: {id: 'common.phone', defaultMessage: 'Phone'},
    emailWrong: {
        id: 'common.email-wrong',
        defaultMessage: 'Please enter a valid email address.'
    },
    promoCode: {id: 'common.promo-code', defaultMessage: 'Promo code'},
    reference: {id: 'common.reference', defaultMessage: 'Reference'},
    remove: {id: 'common.remove', defaultMessage: 'Remove'},
    seeMyApproval: {id: 'common.see-my-approval', defaultMessage: 'See my approval'},
    seeWhatYouCanDo: {id: 'common.see-what-you-can-do', defaultMessage: 'See what you can do'},
    sendDocuments: {id: 'common.send-documents', defaultMessage: 'Send documents'},
    signIn: {id: 'common.sign-in', defaultMessage: 'Sign in'},
    failed: {
        id: 'common.failed',
        defaultMessage: 'Something went wrong. Try again!'
    },
    startShopping: {id: 'common.start-shopping', defaultMessage: 'Start shopping'},
    state: {id: 'common.state', defaultMessage: 'State'},
    streetAddress: {id: 'common.street-address', defaultMessage: 'Street address'},
    tooManyTries: {
        id: 'common.too-many-tries',
        defaultMessage: 'There were too many tries. Wait a few minutes and try again.'
    },
    totalCostToOwn: {id: 'common.total-cost-to-own', defaultMessage: 'Total cost to own'},
    tryAgain: {id: 'common.try-again', defaultMessage: 'Try again'},
    turnOnAutopay: {id: 'common.turn-on-autopay', defaultMessage: 'Turn on autopay'},
    unsubscribe: {id: 'common.unsubscribe', defaultMessage: 'Unsubscribe'},
    useAnotherCard: {id: 'common.use-another-card', defaultMessage: 'Use another card'},
    notSaved: {
        id: 'common.not-saved',
        defaultMessage: 'We couldn’t save this. Nothing is lost: please try again.'
    },
    zipCode: {id: 'common.zip-code', defaultMessage: 'Zip code'}
})
