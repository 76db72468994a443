import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** Looking up what is due, without an account. */
export const findMessages = {
    title: commonMessages.makeAPayment,
    agreementNumber: commonMessages.agreementNumber,
    tooMany: commonMessages.tooManyTries,
    ...defineMessages({
        intro: {
            id: 'one-off.intro',
            defaultMessage:
                'Pay what is due on an agreement without signing in: your own, or somebody else’s.'
        },
        signIn: {
            id: 'one-off.sign-in',
            defaultMessage: 'With an account you see all your agreements and receipts. Sign in'
        },
        needsScript: {
            id: 'one-off.needs-script',
            defaultMessage: 'To pay here, turn on JavaScript, or call the store.'
        },
        agreementHint: {
            id: 'one-off.agreement-hint',
            defaultMessage: 'It is on the agreement and on each receipt.'
        },
        postalCode: {id: 'one-off.zip', defaultMessage: 'ZIP code of the renter'},
        phoneEnd: {
            id: 'one-off.phone-end',
            defaultMessage: 'Last four digits of the renter’s phone'
        },
        find: {id: 'one-off.find', defaultMessage: 'See what is due'},
        notFound: {
            id: 'one-off.not-found',
            defaultMessage:
                'We can’t find an agreement for these. Please check the number, the ZIP code and the phone number.'
        }
    })
}

/** Validation messages of the look-up form. */
export const fieldProblems = {
    agreementNumber: defineMessages({
        missing: {
            id: 'one-off.agreement-number-missing',
            defaultMessage: 'Please enter the agreement number.'
        },
        malformed: {
            id: 'one-off.agreement-number-wrong',
            defaultMessage: 'An agreement number has 4 to 12 digits.'
        }
    }),
    postalCode: {
        malformed: commonMessages.pleaseEnterAFiveDigitZip,
        ...defineMessages({
            missing: {id: 'one-off.zip-missing', defaultMessage: 'Please enter the ZIP code.'}
        })
    },
    phoneEnd: defineMessages({
        missing: {
            id: 'one-off.phone-end-missing',
            defaultMessage: 'Please enter the last four digits of the phone number.'
        },
        malformed: {id: 'one-off.phone-end-wrong', defaultMessage: 'Please enter four digits.'}
    })
}

/** The amount that is due, and the card. */
export const amountMessages = {
    title: commonMessages.agreement,
    otherCard: commonMessages.useAnotherCard,
    byCard: commonMessages.payByCard,
    pay: commonMessages.payNow,
    cardEnding: commonMessages.cardTypeEndingIn,
    ...defineMessages({
        due: {id: 'one-off.due', defaultMessage: 'Due on {day}'},
        late: {
            id: 'one-off.late',
            defaultMessage: 'It was due on {day}, {days, plural, one {# day} other {# days}} ago.'
        },
        nothing: {
            id: 'one-off.nothing',
            defaultMessage: 'Nothing is due on this agreement right now.'
        },
        atStore: {
            id: 'one-off.at-store',
            defaultMessage: 'This agreement can’t be paid online. Please pay at the store.'
        },
        findStore: {id: 'one-off.find-store', defaultMessage: 'Find the store'},
        notSaved: {id: 'one-off.not-saved', defaultMessage: 'The card is used once and not saved.'},
        frame: {id: 'one-off.frame', defaultMessage: 'Details of your card'},
        noFrame: {
            id: 'one-off.no-frame',
            defaultMessage: 'Cards can’t be taken right now. Please call the store.'
        },
        otherAgreement: {id: 'one-off.other-agreement', defaultMessage: 'Pay another agreement'}
    })
}

/** Messages about a payment that was not made. */
export const endMessages = {
    declined: commonMessages.bankDeclined,
    expired: commonMessages.cardExpired,
    changed: commonMessages.amountChanged,
    failed: commonMessages.paymentNotSent,
    'never-taken': commonMessages.paymentNotMade,
    ...defineMessages({
        'not-allowed': {
            id: 'one-off.not-allowed',
            defaultMessage: 'This can’t be paid online. Nothing was taken. Please call the store.'
        },
        'paid-before': {
            id: 'one-off.paid-before',
            defaultMessage:
                'This was paid from this browser within the last hour, so nothing was taken now.'
        },
        refused: {
            id: 'one-off.refused',
            defaultMessage:
                'The payment was refused. Nothing was taken. Please try again, or call the store.'
        },
        amountUnread: {
            id: 'one-off.amount-unread',
            defaultMessage: 'We couldn’t read again what is due. Please try again before you pay.'
        },
        readAgain: {id: 'one-off.read-again', defaultMessage: 'Read what is due again'}
    })
}

/** The receipt [ROUTE-040]. */
export const receiptMessages = {
    reference: commonMessages.reference,
    paidWith: commonMessages.paidWith,
    ending: commonMessages.cardEndingIn,
    make: commonMessages.makeAPayment,
    pendingTitle: commonMessages.yourPayment,
    title: commonMessages.paymentThanks,
    text: commonMessages.youPaid,
    print: commonMessages.printTheReceipt,
    history: commonMessages.goToPaymentHistory,
    ...defineMessages({
        none: {id: 'one-off.receipt.none', defaultMessage: 'No payment'},
        noneText: {
            id: 'one-off.receipt.none-text',
            defaultMessage:
                'Nothing was paid from this browser within the last hour. All payments of an account are in its payment history.'
        },
        agreement: {id: 'one-off.receipt.agreement', defaultMessage: 'Agreement'},
        keep: {
            id: 'one-off.receipt.keep',
            defaultMessage: 'Print or save this page: this browser shows the receipt for one hour.'
        },
        again: {id: 'one-off.receipt.again', defaultMessage: 'Make another payment'},
        before: {
            id: 'one-off.receipt.before',
            defaultMessage: 'Agreement {number} was paid from this browser within the last hour.'
        },
        see: {id: 'one-off.receipt.see', defaultMessage: 'See the receipt'}
    })
}
