import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = defineMessages({
    title: {id: 'account.title', defaultMessage: 'My account'},
    greeting: {id: 'account.greeting', defaultMessage: 'Hello, {name}'}
})

/** What is due, in one line. */
export const dueMessages = {
    pay: commonMessages.makeAPayment,
    title: commonMessages.whatIsDue,
    ...defineMessages({
        'past-due': {
            id: 'account.due.past-due',
            defaultMessage:
                '{amount} is past due. It was due on {day}, {days, plural, one {# day} other {# days}} ago.'
        },
        'due-today': {id: 'account.due.today', defaultMessage: '{amount} is due today, {day}.'},
        future: {id: 'account.due.future', defaultMessage: '{amount} is due on {day}.'},
        nothing: {id: 'account.due.nothing', defaultMessage: 'Nothing is due right now.'},
        several: {
            id: 'account.due.several',
            defaultMessage:
                '{count, plural, one {Taxes and fees included.} other {# payments together, taxes and fees included.}}'
        },
        onAutopay: {
            id: 'account.due.on-autopay',
            defaultMessage: 'Autopay makes this payment on that day. You don’t have to do anything.'
        }
    })
}

/** Alerts by name, the most urgent first [ACCT-024…030] (G-40). */
export const alertMessages = defineMessages({
    title: {id: 'account.alerts.title', defaultMessage: 'Alerts'},
    AnyPaymentOverDue45Days: {
        id: 'account.alerts.severe',
        defaultMessage:
            'A payment is more than 45 days late. Pay now or call your store today: there is still a way to keep your items.'
    },
    AnyPaymentOverDue: {
        id: 'account.alerts.overdue',
        defaultMessage: 'A payment is past due. Pay now, or call your store to move the date.'
    },
    AllSavedPaymentsExpired: {
        id: 'account.alerts.all-expired',
        defaultMessage: 'All your saved payment methods have expired. Add a new one to pay online.'
    },
    AnySavedPaymentExpiringWithIn60Days: {
        id: 'account.alerts.expiring',
        defaultMessage: 'A saved payment method expires within 60 days.'
    },
    AnyUpcomingPaymentWithIn1Week: {
        id: 'account.alerts.upcoming',
        defaultMessage: 'A payment is due within a week.'
    },
    NotEnrolledInAnyAutoPay: {
        id: 'account.alerts.no-autopay',
        defaultMessage: 'No agreement is on autopay. With it you never miss a date.'
    }
})

/** The texts of the links of alerts. */
export const alertLinkMessages = {
    pay: commonMessages.makeAPayment,
    autopay: commonMessages.turnOnAutopay,
    ...defineMessages({
        methods: {id: 'account.alerts.methods', defaultMessage: 'Go to payment methods'}
    })
}

export const agreementsMessages = {
    shop: commonMessages.startShopping,
    number: commonMessages.agreement,
    delivery: commonMessages.delivery,
    autopay: commonMessages.autopay,
    ...defineMessages({
        title: {id: 'account.agreements.title', defaultMessage: 'Your agreements'},
        empty: {
            id: 'account.agreements.empty',
            defaultMessage: 'You have no agreement yet. Once you sign one, you’ll find it here.'
        },
        amountDue: {id: 'account.agreements.amount-due', defaultMessage: 'Amount due'},
        dueDate: {id: 'account.agreements.due-date', defaultMessage: 'Due date'},
        opened: {id: 'account.agreements.opened', defaultMessage: 'Opened'},
        exchange: {id: 'account.agreements.exchange', defaultMessage: 'Exchange until'},
        paymentsLeft: {id: 'account.agreements.payments-left', defaultMessage: 'Payments left'},
        pay: {id: 'account.agreements.pay', defaultMessage: 'Pay {amount}'},
        payNamed: {id: 'account.agreements.pay-named', defaultMessage: 'Pay {amount} for {name}'},
        sign: {id: 'account.agreements.sign', defaultMessage: 'Sign to begin'},
        signNamed: {
            id: 'account.agreements.sign-named',
            defaultMessage: 'Sign to begin: {name}'
        },
        atStore: {
            id: 'account.agreements.at-store',
            defaultMessage: 'Please pay this one at your store.'
        },
        seePayments: {
            id: 'account.agreements.see-payments',
            defaultMessage: 'See what can be paid'
        },
        paid: {
            id: 'account.agreements.paid',
            defaultMessage:
                'Paid within the last hour. You can make the next payment here after that.'
        }
    })
}

/** The state of an agreement, in a few words. */
export const statusMessages = {
    turnOn: commonMessages.turnOnAutopay,
    'due-today': commonMessages.dueToday,
    ...defineMessages({
        unsigned: {id: 'account.standing.unsigned', defaultMessage: 'Sign to begin'},
        checking: {id: 'account.standing.checking', defaultMessage: 'Signature being checked'},
        prepaid: {id: 'account.standing.prepaid', defaultMessage: 'First payment made'},
        'paid-out': {id: 'account.standing.paid-out', defaultMessage: 'Paid off: it is yours'},
        late: {
            id: 'account.standing.late',
            defaultMessage: '{days, plural, one {# day} other {# days}} late'
        },
        'in-force': {id: 'account.standing.in-force', defaultMessage: 'Up to date'},
        autopay: {id: 'account.standing.autopay', defaultMessage: 'Autopay on'},
        turnOnNamed: {
            id: 'account.standing.turn-on-named',
            defaultMessage: 'Turn on autopay: {name}'
        },
        manage: {id: 'account.standing.manage', defaultMessage: 'Change or end autopay'},
        manageNamed: {
            id: 'account.standing.manage-named',
            defaultMessage: 'Change or end autopay: {name}'
        }
    })
}

/** The state of the delivery [ACCT-043]. */
export const deliveryMessages = defineMessages({
    unsigned: {id: 'account.delivery.unsigned', defaultMessage: 'After you have signed'},
    'to-schedule': {id: 'account.delivery.to-schedule', defaultMessage: 'To be scheduled'},
    scheduledBetween: {
        id: 'account.delivery.scheduled-between',
        defaultMessage: '{day}, {start} to {end}'
    },
    delivered: {id: 'account.delivery.delivered', defaultMessage: 'Delivered on {day}'}
})

export const clubMessages = {
    name: commonMessages.clubMembership,
    ...defineMessages({
        title: {id: 'account.clubs.title', defaultMessage: 'Your clubs'},
        since: {id: 'account.clubs.since', defaultMessage: 'Member since'}
    })
}

export const balanceMessages = defineMessages({
    title: {id: 'account.balances.title', defaultMessage: 'Your balance'},
    'set-aside': {
        id: 'account.balances.set-aside',
        defaultMessage: 'Set aside for a later payment'
    },
    of: {id: 'account.balances.of', defaultMessage: '{kind}, agreement {number}'},
    'on-account': {id: 'account.balances.on-account', defaultMessage: 'On your account'},
    note: {
        id: 'account.balances.note',
        defaultMessage:
            'Your store holds this money for you. It is not taken off the amounts above.'
    }
})

export const appointmentMessages = {
    title: commonMessages.yourAppointments,
    empty: commonMessages.noAppointments,
    ...defineMessages({
        manage: {
            id: 'account.appointments.manage',
            defaultMessage: 'Schedule, change or cancel an appointment'
        },
        completed: {id: 'account.appointments.completed', defaultMessage: 'Done'}
    })
}

/** For a customer who rents nothing yet (C-07). */
export const invitationMessages = {
    apply: commonMessages.getInstantApproval,
    shop: commonMessages.startShopping,
    ...defineMessages({
        title: {id: 'account.invitation.title', defaultMessage: 'You’re not renting anything yet'},
        text: {
            id: 'account.invitation.text',
            defaultMessage:
                'Once you sign an agreement, you’ll find what is due, your deliveries and your receipts here.'
        },
        know: {
            id: 'account.invitation.know',
            defaultMessage:
                'Already renting at a store? Call the store with your e-mail address, and we connect your account.'
        }
    })
}

export const interstitialMessages = defineMessages({
    title: {id: 'account.interstitial.title', defaultMessage: 'A word about your account'},
    close: {id: 'account.interstitial.close', defaultMessage: 'Go to my account'}
})
