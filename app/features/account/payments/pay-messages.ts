import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** Paying what is due [ACCT-039] (G-42, D-30). */
export const payMessages = {
    title: commonMessages.makeAPayment,
    back: commonMessages.backToYourAccount,
    club: commonMessages.clubMembership,
    otherCard: commonMessages.useAnotherCard,
    next: commonMessages.continue,
    'due-today': commonMessages.dueToday,
    pay: commonMessages.payNow,
    failed: commonMessages.paymentNotSent,
    'never-taken': commonMessages.paymentNotMade,
    ...defineMessages({
        what: {id: 'account.pay.what', defaultMessage: 'What to pay'},
        empty: {
            id: 'account.pay.empty',
            defaultMessage: 'There is nothing that you can pay online right now.'
        },
        onlyAtStore: {
            id: 'account.pay.only-at-store',
            defaultMessage: 'What is due can’t be paid online. Please pay it at your store.'
        },
        agreement: {id: 'account.pay.agreement', defaultMessage: '{name}, agreement {number}'},
        'past-due': {
            id: 'account.pay.past-due',
            defaultMessage:
                'Past due: it was due on {day}, {days, plural, one {# day} other {# days}} ago'
        },
        future: {id: 'account.pay.ahead', defaultMessage: 'Due on {day}: you pay ahead'},
        early: {
            id: 'account.pay.early',
            defaultMessage: 'Own it today for {amount} instead, tax included'
        },
        earlyNamed: {
            id: 'account.pay.early-named',
            defaultMessage: 'Own it today for {amount} instead, tax included: {name}'
        },
        how: {id: 'account.pay.how', defaultMessage: 'How to pay'},
        declinedBefore: {
            id: 'account.pay.declined-before',
            defaultMessage: '{method} (declined the last time)'
        },
        noMethod: {
            id: 'account.pay.no-method',
            defaultMessage: 'No saved card can be used. Use another card, or pay at your store.'
        },
        expired: {id: 'account.pay.expired-card', defaultMessage: '{method}: expired'},
        total: {id: 'account.pay.total', defaultMessage: 'Total to pay'},
        choose: {id: 'account.pay.choose', defaultMessage: 'Please choose what to pay and a card.'},
        confirm: {id: 'account.pay.confirm', defaultMessage: 'Confirm your payment'},
        earlyPart: {id: 'account.pay.early-part', defaultMessage: 'Early purchase: {name}'},
        earlyMeans: {
            id: 'account.pay.early-means',
            defaultMessage:
                'An early purchase ends the agreement. Once it is paid, what you rent is yours and no more payments are due for it.'
        },
        method: {id: 'account.pay.method', defaultMessage: 'Pay with'},
        change: {id: 'account.pay.change', defaultMessage: 'Change something'},
        named: {id: 'account.pay.named', defaultMessage: '{name}: {words}'}
    })
}

/** Why a payment was refused; no money was taken. */
export const refusalMessages = {
    declined: commonMessages.bankDeclined,
    expired: commonMessages.cardExpired,
    changed: commonMessages.amountChanged,
    ...defineMessages({
        'not-allowed': {
            id: 'account.pay.not-allowed',
            defaultMessage: 'This can’t be paid online. Nothing was taken. Please call your store.'
        },
        'paid-before': {
            id: 'account.pay.paid-before',
            defaultMessage:
                'This was paid within the last hour, so nothing was taken now. Your payment history shows it.'
        },
        refused: {
            id: 'account.pay.refused',
            defaultMessage:
                'The payment was refused. Nothing was taken. Please try again, or call your store.'
        }
    })
}

/** The receipt [ROUTE-045]. */
export const paidMessages = {
    account: commonMessages.backToYourAccount,
    pendingTitle: commonMessages.yourPayment,
    title: commonMessages.paymentThanks,
    text: commonMessages.youPaid,
    print: commonMessages.printTheReceipt,
    history: commonMessages.goToPaymentHistory,
    ...defineMessages({
        notPaid: {
            id: 'account.paid.not-paid',
            defaultMessage: '{name} was not paid with it, and nothing was taken for it.'
        },
        payRest: {id: 'account.paid.pay-rest', defaultMessage: 'Pay it now'},
        missingTitle: {id: 'account.paid.missing-title', defaultMessage: 'Payment not found'},
        missing: {
            id: 'account.paid.missing',
            defaultMessage: 'We can’t find this payment. Your payment history has all of them.'
        }
    })
}
