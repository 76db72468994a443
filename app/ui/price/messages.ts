import {defineMessages} from 'react-intl'
import {commonMessages} from '../common-messages'

export const messages = {
    totalLabel: commonMessages.totalCostToOwn,
    cashLabel: commonMessages.cashPrice,
    ...defineMessages({
        was: {id: 'price.was', defaultMessage: 'Was'},
        off: {id: 'price.off', defaultMessage: '{percent}% off'},
        weeks: {id: 'price.weeks', defaultMessage: '{count, plural, one {# week} other {# weeks}}'},
        payments: {
            id: 'price.payments',
            defaultMessage: '{count, plural, one {# payment} other {# payments}}'
        },
        paymentsAndFinal: {
            id: 'price.payments-and-final',
            defaultMessage: '{count, plural, one {# payment} other {# payments}} + {final}'
        },
        total: {id: 'price.total', defaultMessage: '{amount} in all'},
        cash: {id: 'price.cash', defaultMessage: 'cash {amount}'},
        paymentsLabel: {id: 'price.payments-label', defaultMessage: 'Payments to own'},
        conditionLabel: {id: 'price.condition-label', defaultMessage: 'Condition'}
    })
}

/** The unit after the amount, as it is shown. */
export const perMessages = defineMessages({
    weekly: {id: 'price.per.weekly', defaultMessage: '/ week'},
    biweekly: {id: 'price.per.biweekly', defaultMessage: '/ 2 weeks'},
    semimonthly: {id: 'price.per.semimonthly', defaultMessage: '2× a month'},
    monthly: {id: 'price.per.monthly', defaultMessage: '/ month'}
})

/** The same for screen readers. */
export const spokenPerMessages = defineMessages({
    weekly: {id: 'price.spoken-per.weekly', defaultMessage: 'per week'},
    biweekly: {id: 'price.spoken-per.biweekly', defaultMessage: 'every 2 weeks'},
    semimonthly: {id: 'price.spoken-per.semimonthly', defaultMessage: 'twice a month'},
    monthly: {id: 'price.spoken-per.monthly', defaultMessage: 'per month'}
})

export const conditionMessages = defineMessages({
    new: {id: 'price.condition.new', defaultMessage: 'New'},
    'previously-rented-great': {
        id: 'price.condition.great',
        defaultMessage: 'Previously Rented - Great'
    },
    'previously-rented-good': {
        id: 'price.condition.good',
        defaultMessage: 'Previously Rented - Good'
    },
    'previously-rented-fair': {
        id: 'price.condition.fair',
        defaultMessage: 'Previously Rented - Fair'
    }
})

/** What is paid beside the rent, in every bill. */
export const feeMessages = {
    tax: commonMessages.tax,
    coverage: commonMessages.coverage,
    ...defineMessages({
        'late-fee': {id: 'price.fee.late-fee', defaultMessage: 'Late fee'},
        'processing-fee': {id: 'price.fee.processing-fee', defaultMessage: 'Processing fee'},
        deposit: {id: 'price.fee.deposit', defaultMessage: 'Deposit'}
    })
}

/** The name and the meaning of the offer in the law of the store's state (G-11). */
export const agreementMessages = {
    'not-available': commonMessages.notAvailableInStates,
    ...defineMessages({
        'rental-purchase': {
            id: 'price.agreement.rental-purchase',
            defaultMessage:
                'This is a rental-purchase agreement. You own the item once all payments, or an early purchase, are made.'
        },
        'lease-with-option-to-purchase': {
            id: 'price.agreement.lease-with-option',
            defaultMessage:
                'This is a lease with an option to purchase. You own the item once all payments, or an early purchase, are made.'
        },
        'consumer-rental-purchase': {
            id: 'price.agreement.consumer-rental-purchase',
            defaultMessage:
                'This is a consumer rental-purchase agreement. You own the item once all payments, or an early purchase, are made.'
        },
        'rent-to-own': {
            id: 'price.agreement.rent-to-own',
            defaultMessage:
                'This is a rent-to-own agreement. You own the item once all payments, or an early purchase, are made.'
        },
        'lease-purchase': {
            id: 'price.agreement.lease-purchase',
            defaultMessage:
                'This is a lease-purchase agreement. You own the item once all payments, or an early purchase, are made.'
        },
        lease: {
            id: 'price.agreement.lease',
            defaultMessage:
                'This is a lease agreement. You own the item once all payments, or an early purchase, are made.'
        },
        'consumer-lease': {
            id: 'price.agreement.consumer-lease',
            defaultMessage:
                'This is a consumer lease. You own the item once all payments, or an early purchase, are made.'
        }
    })
}

/** What is paid when an agreement begins, and the payments after it (D-44). */
export const dueWordsMessages = defineMessages({
    today: {
        id: 'price.due.today',
        defaultMessage:
            'Today: {amount} for {frequency, select, weekly {your first week} biweekly {your first two weeks} semimonthly {your first half month} other {your first month}}'
    },
    'at-store': {
        id: 'price.due.at-store',
        defaultMessage:
            'At the store: {amount} for {frequency, select, weekly {your first week} biweekly {your first two weeks} semimonthly {your first half month} other {your first month}}'
    },
    paid: {
        id: 'price.due.paid',
        defaultMessage:
            'Paid: {amount} for {frequency, select, weekly {your first week} biweekly {your first two weeks} semimonthly {your first half month} other {your first month}}'
    },
    next: {
        id: 'price.due.next',
        defaultMessage:
            'Next payment: {day}, {amount} {frequency, select, weekly {each week} biweekly {every two weeks} semimonthly {twice a month} other {each month}}'
    }
})
