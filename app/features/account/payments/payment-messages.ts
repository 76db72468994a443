import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** Saved cards [ACCT-035]. */
export const methodMessages = {
    plainCard: commonMessages.cardEndingIn,
    remove: commonMessages.remove,
    ...defineMessages({
        title: {id: 'account.methods.title', defaultMessage: 'Payment methods'},
        intro: {
            id: 'account.methods.intro',
            defaultMessage: 'The cards you have saved. A card that has expired can’t be used.'
        },
        empty: {id: 'account.methods.empty', defaultMessage: 'You have no saved payment method.'},
        card: {id: 'account.methods.card', defaultMessage: '{brand} ending in {lastFour}'},
        bank: {id: 'account.methods.bank', defaultMessage: 'Bank account ending in {lastFour}'},
        good: {id: 'account.methods.good', defaultMessage: 'Good through {day}'},
        expiring: {id: 'account.methods.expiring', defaultMessage: 'Expires soon'},
        expired: {id: 'account.methods.expired', defaultMessage: 'Expired'},
        default: {id: 'account.methods.default', defaultMessage: 'Default'},
        makeDefault: {id: 'account.methods.make-default', defaultMessage: 'Make default'},
        makeDefaultNamed: {
            id: 'account.methods.make-default-named',
            defaultMessage: 'Make default: {method}'
        },
        isDefault: {
            id: 'account.methods.is-default',
            defaultMessage: '{method} is chosen first from now on.'
        },
        notDefault: {
            id: 'account.methods.not-default',
            defaultMessage: 'We couldn’t change the default. Please try again.'
        },
        removeNamed: {id: 'account.methods.remove-named', defaultMessage: 'Remove {method}'},
        removeTitle: {
            id: 'account.methods.remove-title',
            defaultMessage: 'Remove this payment method?'
        },
        removed: {id: 'account.methods.removed', defaultMessage: 'The payment method is removed.'},
        inUse: {
            id: 'account.methods.in-use',
            defaultMessage:
                'Autopay uses this card, so it can’t be removed. Choose another card for autopay, or end it.'
        },
        takenFrom: {id: 'account.methods.taken-from', defaultMessage: 'Autopay uses this card.'},
        toAutopay: {id: 'account.methods.to-autopay', defaultMessage: 'Change card or end autopay'},
        failed: {
            id: 'account.methods.failed',
            defaultMessage: 'We couldn’t remove it. Please try again.'
        }
    })
}

/** Past payments [ROUTE-046]. */
export const pastMessages = {
    reference: commonMessages.reference,
    paidWith: commonMessages.paidWith,
    ending: commonMessages.cardEndingIn,
    agreement: commonMessages.agreement,
    club: commonMessages.clubMembership,
    title: commonMessages.paymentHistory,
    paidOn: commonMessages.amountOnDay,
    ...defineMessages({
        empty: {id: 'account.history.empty', defaultMessage: 'You have made no payment yet.'},
        noneFound: {
            id: 'account.history.none-found',
            defaultMessage: 'No payment matches. Choose something else to see more.'
        },
        list: {id: 'account.history.list', defaultMessage: 'Payments, newest first'},
        /** A piece and the number of its agreement. */
        piece: {id: 'account.history.piece', defaultMessage: '{piece} ({name})'},
        early: {id: 'account.history.early', defaultMessage: '{name}, early purchase'}
    })
}

/** Filtering payments, and keeping a copy of them (G-43). */
export const filterMessages = {
    year: commonMessages.year,
    date: commonMessages.date,
    print: commonMessages.print,
    ...defineMessages({
        of: {id: 'account.history.of', defaultMessage: 'Paid for'},
        all: {id: 'account.history.of-all', defaultMessage: 'Everything'},
        everyYear: {id: 'account.history.every-year', defaultMessage: 'All years'},
        amount: {id: 'account.history.amount', defaultMessage: 'Amount in dollars'},
        shown: {
            id: 'account.history.shown',
            defaultMessage: '{count, plural, one {# payment} other {# payments}}, {total} in all'
        },
        save: {id: 'account.history.save', defaultMessage: 'Download as CSV'}
    })
}

/** Saving another card. */
export const addCardMessages = defineMessages({
    add: {id: 'account.add-card.add', defaultMessage: 'Add a card'},
    frame: {id: 'account.add-card.frame', defaultMessage: 'Details of your new card'},
    cancel: {id: 'account.add-card.cancel', defaultMessage: 'Don’t add a card'},
    saved: {id: 'account.add-card.saved', defaultMessage: 'Your card is saved.'},
    failed: {
        id: 'account.add-card.failed',
        defaultMessage: 'We couldn’t save your card. Please try again.'
    }
})
