import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** Messages of an agreement's page. */
export const agreementMessages = {
    back: commonMessages.backToYourAccount,
    title: commonMessages.yourAgreement,
    pieces: commonMessages.whatYouRent,
    ...defineMessages({
        loading: {id: 'account.agreement.loading', defaultMessage: 'Loading your agreement'},
        missing: {id: 'account.agreement.missing', defaultMessage: 'We can’t find this agreement'},
        missingText: {
            id: 'account.agreement.missing-text',
            defaultMessage: 'It is not among the agreements of your account.'
        },
        store: {id: 'account.agreement.store', defaultMessage: 'Your store'}
    })
}

/** What is due on the agreement, with its parts [ACCT-022]. */
export const billMessages = {
    title: commonMessages.whatIsDue,
    ...defineMessages({
        nothing: {id: 'account.bill.nothing', defaultMessage: 'Nothing is due.'},
        sign: {
            id: 'account.bill.sign',
            defaultMessage: 'Nothing is due until you have signed. Sign to begin.'
        },
        final: {
            id: 'account.bill.final',
            defaultMessage: 'This is the last payment. With it the piece is yours.'
        }
    })
}

/** How much of the agreement is paid. */
export const progressMessages = defineMessages({
    title: {id: 'account.progress.title', defaultMessage: 'Paid and remaining'},
    paid: {
        id: 'account.progress.paid',
        defaultMessage: 'You have paid {paid} of {total}, which is {percent}%. {remaining} remains.'
    },
    left: {
        id: 'account.progress.left',
        defaultMessage:
            '{left, plural, one {# payment} other {# payments}} of {count, number} {left, plural, one {is} other {are}} left. Taxes and fees come on top.'
    },
    done: {id: 'account.progress.done', defaultMessage: 'All of {total} is paid. It is yours.'}
})

export const termsMessages = defineMessages({
    title: {id: 'account.terms.title', defaultMessage: 'What you agreed to'}
})

/** Owning the piece today (D-42). */
export const earlyMessages = {
    title: commonMessages.buyItEarly,
    pay: commonMessages.buyItEarly,
    ...defineMessages({
        price: {
            id: 'account.early.price',
            defaultMessage:
                'Pay {price} today, {day}, and it is yours. What is due now, taxes and fees are included.'
        },
        sameAsCash: {
            id: 'account.early.same-as-cash',
            defaultMessage: 'Until {day} the early purchase is the same as cash.'
        },
        basis: {
            id: 'account.early.basis',
            defaultMessage:
                'It is based on the {remaining} of rent that remains today. The amount changes with every payment.'
        },
        atStore: {id: 'account.early.at-store', defaultMessage: 'Ask your store to buy it early.'}
    })
}

/** The marks of an agreement [ACCT-041] and its tracking [ACCT-043]. */
export const trackingMessages = {
    yes: commonMessages.yes,
    ...defineMessages({
        title: {id: 'account.tracking.title', defaultMessage: 'Where it stands'},
        signed: {id: 'account.tracking.signed', defaultMessage: 'Agreement signed'},
        scheduled: {id: 'account.tracking.scheduled', defaultMessage: 'Delivery scheduled'},
        delivered: {id: 'account.tracking.delivered', defaultMessage: 'Delivered'},
        no: {id: 'account.tracking.no', defaultMessage: 'Not yet'},
        on: {id: 'account.tracking.on', defaultMessage: 'On'},
        off: {id: 'account.tracking.off', defaultMessage: 'Off'}
    })
}

export const historyMessages = {
    reference: commonMessages.reference,
    date: commonMessages.date,
    ...defineMessages({
        title: {id: 'account.payments.title', defaultMessage: 'Payments'},
        empty: {id: 'account.payments.empty', defaultMessage: 'No payment has been made yet.'},
        caption: {
            id: 'account.payments.caption',
            defaultMessage: 'Payments of this agreement, newest first'
        },
        amount: {id: 'account.payments.amount', defaultMessage: 'Amount'},
        early: {id: 'account.payments.early', defaultMessage: 'Early purchase'},
        all: {id: 'account.payments.all', defaultMessage: 'All payments and receipts'}
    })
}

/** The services of an agreement, and how to end them. */
export const serviceMessages = {
    autopay: commonMessages.autopay,
    title: commonMessages.services,
    coverage: commonMessages.coverage,
    'benefits-plus': commonMessages.benefitsPlus,
    'damage-waiver': commonMessages.damageWaiver,
    ...defineMessages({
        autopayOn: {
            id: 'account.services.autopay-on',
            defaultMessage: 'On: each payment is made on its day. You can end it at any time.'
        },
        autopayOff: {
            id: 'account.services.autopay-off',
            defaultMessage: 'Off: you make each payment yourself.'
        },
        cost: {
            id: 'account.services.cost',
            defaultMessage: '{amount} with each payment. You can end it here at any time.'
        },
        clubDues: {
            id: 'account.services.club-dues',
            defaultMessage: '{amount} every month, next on {day}. You can end it here at any time.'
        },
        costDue: {
            id: 'account.services.cost-due',
            defaultMessage:
                '{amount} in what is due now. To end it, tell your store before the next due date.'
        }
    })
}
