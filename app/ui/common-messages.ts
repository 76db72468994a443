import {defineMessages} from 'react-intl'

/**
 * What two parts of the shop or more say in the same words, in every language: a set of messages refers to these by
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
    cardTypeEndingIn: {
        id: 'common.card-type-ending-in',
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
    openNow: {id: 'common.open-now', defaultMessage: 'Open now'},
    closedNow: {id: 'common.closed-now', defaultMessage: 'Closed now'},
    emailWrong: {
        id: 'common.email-wrong',
        defaultMessage: 'Please enter a valid email address.'
    },
    promoCode: {id: 'common.promo-code', defaultMessage: 'Promo code'},
    reference: {id: 'common.reference', defaultMessage: 'Reference'},
    remove: {id: 'common.remove', defaultMessage: 'Remove'},
    removeNamed: {id: 'common.remove-named', defaultMessage: 'Remove {name}'},
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
    zipCode: {id: 'common.zip-code', defaultMessage: 'Zip code'},
    cart: {id: 'common.cart', defaultMessage: 'Cart'},
    yourCartIsEmpty: {id: 'common.your-cart-is-empty', defaultMessage: 'Your cart is empty'},
    deliveryLabel: {id: 'common.delivery-label', defaultMessage: 'Delivery: {delivery}'},
    onlySoManyLeft: {
        id: 'common.only-so-many-left',
        defaultMessage: 'Only {stockLevel, number} left for {productName}!'
    },
    proceedToCheckout: {id: 'common.proceed-to-checkout', defaultMessage: 'Proceed to Checkout'},
    applyCode: {id: 'common.apply-code', defaultMessage: 'Apply Code'},
    codeApplied: {id: 'common.code-applied', defaultMessage: 'Code Applied'},
    promoCodeNamed: {id: 'common.promo-code-named', defaultMessage: 'Promo code {code}'},
    totalAfterCode: {
        id: 'common.total-after-code',
        defaultMessage: 'Total cost to own with the promo code'
    },
    totalBeforeCode: {
        id: 'common.total-before-code',
        defaultMessage: 'Total cost to own before the promo code'
    },
    codeIs: {id: 'common.code-is', defaultMessage: 'Code: {code}'},
    signUp: {id: 'common.sign-up', defaultMessage: 'Sign Up'},
    fieldRequired: {id: 'common.field-required', defaultMessage: 'This field is required.'},
    signUpThanks: {id: 'common.sign-up-thanks', defaultMessage: 'Thanks for signing up!'},
    unexpectedError: {
        id: 'common.unexpected-error',
        defaultMessage: 'An unexpected error occurred. Please try again.'
    },
    emailAddress: {id: 'common.email-address', defaultMessage: 'Email address'},
    // Agreed to word for word: a change of it needs a new textConsentVersion (D-32).
    agreeToTexts: {
        id: 'common.agree-to-texts',
        defaultMessage:
            'I agree to receive recurring automated marketing texts from {shop} at this number. Agreeing is not a condition of renting or buying.'
    },
    // [DEALS-005]
    agreeMissing: {
        id: 'common.agree-missing',
        defaultMessage: 'You must agree to receive deals and offers'
    },
    save: {id: 'common.save', defaultMessage: 'Save'},
    accountDetails: {id: 'common.account-details', defaultMessage: 'Account Details'},
    passwordMissing: {id: 'common.password-missing', defaultMessage: 'Please enter your password.'},
    newPassword: {id: 'common.new-password', defaultMessage: 'New password'},
    passwordChanged: {
        id: 'common.password-changed',
        defaultMessage: 'Your password has been changed.'
    },
    addresses: {id: 'common.addresses', defaultMessage: 'Addresses'},
    pleaseChooseAState: {
        id: 'common.please-choose-a-state',
        defaultMessage: 'Please choose a state.'
    },
    pleaseEnterATenDigitPhone: {
        id: 'common.please-enter-a-ten-digit-phone',
        defaultMessage: 'Please enter a phone number with 10 digits.'
    },
    pleaseEnterACity: {id: 'common.please-enter-a-city', defaultMessage: 'Please enter a city.'},
    pleaseEnterAStreetAddress: {
        id: 'common.please-enter-a-street-address',
        defaultMessage: 'Please enter a street address.'
    },
    orderHistory: {id: 'common.order-history', defaultMessage: 'Order History'},
    card: {id: 'common.card', defaultMessage: 'Card'},
    atTheStore: {id: 'common.at-the-store', defaultMessage: 'At the store'},
    receiptNumber: {id: 'common.receipt-number', defaultMessage: 'Receipt number'},
    quantity: {id: 'common.quantity', defaultMessage: 'Quantity: {quantity, number}'},
    received: {id: 'common.received', defaultMessage: 'Received'},
    goToYourCart: {id: 'common.go-to-your-cart', defaultMessage: 'Go to your cart'},
    approvalEndsToday: {
        id: 'common.approval-ends-today',
        defaultMessage: 'Your approval ends today.'
    },
    notApproved: {
        id: 'common.not-approved',
        defaultMessage: 'We couldn’t approve your last application'
    },
    home: {id: 'common.home', defaultMessage: 'Home'},
    agreementNumber: {id: 'common.agreement-number', defaultMessage: 'Agreement number'},
    pleaseEnterAFiveDigitZip: {
        id: 'common.please-enter-a-five-digit-zip',
        defaultMessage: 'Please enter a ZIP code with 5 digits.'
    },
    payByCard: {id: 'common.pay-by-card', defaultMessage: 'Pay by card'},
    payNow: {id: 'common.pay-now', defaultMessage: 'Pay {amount} now'},
    paymentNotMade: {
        id: 'common.payment-not-made',
        defaultMessage: 'Your payment was not made, and nothing was taken. You can try again.'
    },
    paymentNotSent: {
        id: 'common.payment-not-sent',
        defaultMessage: 'We couldn’t send your payment. Nothing was taken. Please try again.'
    },
    amountChanged: {
        id: 'common.amount-changed',
        defaultMessage:
            'The amount has changed. Nothing was taken. Please look at the new amount and try again.'
    },
    bankDeclined: {
        id: 'common.bank-declined',
        defaultMessage: 'The bank declined the card. Nothing was taken. Please use another card.'
    },
    cardExpired: {
        id: 'common.card-expired',
        defaultMessage: 'The card has expired. Nothing was taken. Please use another card.'
    },
    yourPayment: {id: 'common.your-payment', defaultMessage: 'Your payment'},
    paymentThanks: {id: 'common.payment-thanks', defaultMessage: 'Thank you for your payment'},
    youPaid: {id: 'common.you-paid', defaultMessage: 'You paid {amount} on {day}.'},
    printTheReceipt: {id: 'common.print-the-receipt', defaultMessage: 'Print the receipt'},
    goToPaymentHistory: {
        id: 'common.go-to-payment-history',
        defaultMessage: 'Go to payment history'
    },
    search: {id: 'common.search', defaultMessage: 'Search'},
    searchPlaceholder: {
        id: 'common.search-placeholder',
        defaultMessage: 'What are you looking for today?'
    },
    welcome: {id: 'common.welcome', defaultMessage: "Welcome {name}, You're now signed in."},
    resetPassword: {id: 'common.reset-password', defaultMessage: 'Reset Password'},
    findAStore: {id: 'common.find-a-store', defaultMessage: 'Find a store'},
    findYourStore: {id: 'common.find-your-store', defaultMessage: 'Find your store'},
    myStore: {id: 'common.my-store', defaultMessage: 'My Store'},
    services: {id: 'common.services', defaultMessage: 'Services'},
    benefitsPlus: {id: 'common.benefits-plus', defaultMessage: 'Benefits Plus'},
    wishlist: {id: 'common.wishlist', defaultMessage: 'Wishlist'},
    wishlistNotChanged: {
        id: 'common.wishlist-not-changed',
        defaultMessage: 'We couldn’t change your wishlist. Please try again.'
    },
    viewCart: {id: 'common.view-cart', defaultMessage: 'View Cart'},
    itemsAddedToCart: {
        id: 'common.items-added-to-cart',
        defaultMessage: '{count, plural, one {# item} other {# items}} added to cart'
    },
    shopHome: {id: 'common.shop-home', defaultMessage: '{shop}, home'},
    myStoreAt: {id: 'common.my-store-at', defaultMessage: 'My Store: {address}'},
    back: {id: 'common.back', defaultMessage: 'Back'},
    signInFirst: {id: 'common.sign-in-first', defaultMessage: 'Please sign in to continue!'},
    signedOutInactive: {
        id: 'common.signed-out-inactive',
        defaultMessage: 'You have been signed out due to inactivity.'
    },
    close: {id: 'common.close', defaultMessage: 'Close'},
    needMoreTime: {id: 'common.need-more-time', defaultMessage: 'Need more time?'},
    timeNotExtended: {
        id: 'common.time-not-extended',
        defaultMessage: 'We could not give you more time. Check your connection and try again.'
    },
    day: {id: 'common.day', defaultMessage: 'Day'},
    year: {id: 'common.year', defaultMessage: 'Year'},
    myAccountDashboard: {id: 'common.my-account-dashboard', defaultMessage: 'My Account Dashboard'},
    paymentMethods: {id: 'common.payment-methods', defaultMessage: 'Payment Methods'},
    paymentHistory: {id: 'common.payment-history', defaultMessage: 'Payment history'},
    deliveryAndService: {id: 'common.delivery-and-service', defaultMessage: 'Delivery and service'},
    yes: {id: 'common.yes', defaultMessage: 'Yes'},
    checkAgain: {id: 'common.check-again', defaultMessage: 'Check again'},
    tax: {id: 'common.tax', defaultMessage: 'Tax'},
    coverage: {id: 'common.coverage', defaultMessage: 'Coverage'},
    damageWaiver: {id: 'common.damage-waiver', defaultMessage: 'Damage waiver'},
    notAvailableInStates: {
        id: 'common.not-available-in-states',
        defaultMessage: 'Not available in MN or WI.'
    },
    inStockAtYourStore: {
        id: 'common.in-stock-at-your-store',
        defaultMessage: 'In stock in your store'
    },
    inStockNearby: {id: 'common.in-stock-nearby', defaultMessage: 'In stock nearby'},
    specialOrder: {id: 'common.special-order', defaultMessage: 'Special order'},
    lowestPrice: {id: 'common.lowest-price', defaultMessage: 'Lowest price within 6 months'},
    call: {id: 'common.call', defaultMessage: 'Call {phone}'},
    thereYouPay: {id: 'common.there-you-pay', defaultMessage: 'There you pay {amount}.'},
    endUnknown: {
        id: 'common.end-unknown',
        defaultMessage: 'We can’t tell whether that worked. Look here again in a minute.'
    },
    amountOnDay: {id: 'common.amount-on-day', defaultMessage: '{amount} on {day}'},
    yourAgreement: {id: 'common.your-agreement', defaultMessage: 'Your agreement'},
    whatYouRent: {id: 'common.what-you-rent', defaultMessage: 'What you rent'},
    whatIsDue: {id: 'common.what-is-due', defaultMessage: 'What is due'},
    buyItEarly: {id: 'common.buy-it-early', defaultMessage: 'Buy it early'},
    date: {id: 'common.date', defaultMessage: 'Date'},
    dueToday: {id: 'common.due-today', defaultMessage: 'Due today'},
    yourAppointments: {id: 'common.your-appointments', defaultMessage: 'Your appointments'},
    noAppointments: {
        id: 'common.no-appointments',
        defaultMessage: 'You have no upcoming appointments.'
    },
    print: {id: 'common.print', defaultMessage: 'Print'},
    change: {id: 'common.change', defaultMessage: 'Change'},
    phoneNumber: {id: 'common.phone-number', defaultMessage: 'Phone number'},
    timeWindow: {id: 'common.time-window', defaultMessage: '{day}, {from} to {until}'},
    somethingElse: {id: 'common.something-else', defaultMessage: 'Something else'},
    firstNameMissing: {id: 'common.first-name-missing', defaultMessage: 'Enter your first name'},
    lastNameMissing: {id: 'common.last-name-missing', defaultMessage: 'Enter your last name'},
    emailExample: {
        id: 'common.email-example',
        defaultMessage: 'Enter an email address such as name@example.com'
    },
    streetAddressMissing: {
        id: 'common.street-address-missing',
        defaultMessage: 'Enter your street address'
    },
    cityMissing: {id: 'common.city-missing', defaultMessage: 'Enter your city'},
    chooseYourState: {id: 'common.choose-your-state', defaultMessage: 'Choose your state'},
    zipMissing: {id: 'common.zip-missing', defaultMessage: 'Enter your zip code'},
    enterAFiveDigitZip: {
        id: 'common.enter-a-five-digit-zip',
        defaultMessage: 'Enter a zip code with five digits'
    },
    sendMyDocuments: {id: 'common.send-my-documents', defaultMessage: 'Send my documents'},
    documentNotOpened: {
        id: 'common.document-not-opened',
        defaultMessage: 'We couldn’t open the document. Please try again.'
    },
    shopApprovedItems: {id: 'common.shop-approved-items', defaultMessage: 'Shop approved items'},
    yourApprovalHasEnded: {
        id: 'common.your-approval-has-ended',
        defaultMessage: 'Your approval has ended'
    },
    firstPayment: {id: 'common.first-payment', defaultMessage: 'First payment'},
    payAtTheStore: {id: 'common.pay-at-the-store', defaultMessage: 'Pay at the store'},
    contactYourStore: {id: 'common.contact-your-store', defaultMessage: 'Contact your store'},
    paySchedule: {id: 'common.pay-schedule', defaultMessage: 'Pay schedule'},
    nextPaymentDue: {id: 'common.next-payment-due', defaultMessage: 'Next payment due'},
    eachPayment: {id: 'common.each-payment', defaultMessage: 'Each payment'},
    paymentPer: {id: 'common.payment-per', defaultMessage: '{payment} {per}'},
    numberOfPayments: {id: 'common.number-of-payments', defaultMessage: 'Number of payments'},
    finalPayment: {id: 'common.final-payment', defaultMessage: 'Final payment'},
    checkoutGoesOn: {
        id: 'common.checkout-goes-on',
        defaultMessage: 'Your checkout goes on where it was.'
    },
    labelValue: {id: 'common.label-value', defaultMessage: '{label}: {value}'},
    privacyChoices: {id: 'common.privacy-choices', defaultMessage: 'Your privacy choices'}
})
