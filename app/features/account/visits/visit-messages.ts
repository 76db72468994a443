import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** The page of deliveries and service visits [ROUTE-047] (G-43). */
export const visitMessages = {
    title: commonMessages.deliveryAndService,
    planned: commonMessages.yourAppointments,
    nonePlanned: commonMessages.noAppointments,
    ...defineMessages({
        plan: {id: 'account.visits.plan', defaultMessage: 'Schedule a visit'},
        nothing: {
            id: 'account.visits.nothing',
            defaultMessage: 'There is nothing to schedule right now.'
        },
        callStore: {
            id: 'account.visits.call-store',
            defaultMessage: 'Does none of these days suit you? Call your store: {phone}'
        },
        about: {id: 'account.visits.about', defaultMessage: 'Agreement {number}: {name}'},
        move: {id: 'account.visits.move', defaultMessage: 'Change the time'},
        moveNamed: {
            id: 'account.visits.move-named',
            defaultMessage: 'Change the time: {what}, {pieces}'
        },
        cancel: {id: 'account.visits.cancel', defaultMessage: 'Cancel appointment'},
        cancelNamed: {
            id: 'account.visits.cancel-named',
            defaultMessage: 'Cancel appointment: {what}, {pieces}'
        },
        tooLate: {
            id: 'account.visits.too-late',
            defaultMessage:
                'It can be changed here until the day before. For today, call your store.'
        },
        cancelTitle: {
            id: 'account.visits.cancel-title',
            defaultMessage: 'Cancel this appointment?'
        },
        cancelText: {
            id: 'account.visits.cancel-text',
            defaultMessage: '{what}, {when}. You can schedule another one at any time.'
        },
        keep: {id: 'account.visits.keep', defaultMessage: 'Keep it'},
        cancelled: {
            id: 'account.visits.cancelled',
            defaultMessage: 'The appointment is cancelled.'
        },
        booked: {
            id: 'account.visits.booked',
            defaultMessage: 'It is booked: {what}, {when}'
        }
    })
}

/** The names of the kinds of visits. */
export const visitKindMessages = {
    delivery: commonMessages.delivery,
    ...defineMessages({
        service: {id: 'account.visits.service', defaultMessage: 'Service visit'}
    })
}

/** The buttons that book each kind. */
export const scheduleMessages = defineMessages({
    delivery: {id: 'account.visits.schedule-delivery', defaultMessage: 'Schedule delivery'},
    service: {id: 'account.visits.schedule-service', defaultMessage: 'Schedule a service visit'},
    deliveryNamed: {
        id: 'account.visits.schedule-delivery-named',
        defaultMessage: 'Schedule delivery: {name}'
    },
    serviceNamed: {
        id: 'account.visits.schedule-service-named',
        defaultMessage: 'Schedule a service visit: {name}'
    }
})

/** The form to choose day, time and reason. */
export const visitFormMessages = {
    day: commonMessages.day,
    when: commonMessages.timeWindow,
    other: commonMessages.somethingElse,
    back: commonMessages.back,
    ...defineMessages({
        delivery: {id: 'account.visits.form-delivery', defaultMessage: 'When may we deliver?'},
        service: {id: 'account.visits.form-service', defaultMessage: 'When may we come?'},
        dayMissing: {id: 'account.visits.day-missing', defaultMessage: 'Choose a day'},
        time: {id: 'account.visits.time', defaultMessage: 'Time'},
        timeMissing: {id: 'account.visits.time-missing', defaultMessage: 'Choose a time'},
        window: {id: 'account.visits.window', defaultMessage: '{from} to {until}'},
        atHome: {
            id: 'account.visits.at-home',
            defaultMessage: 'Somebody of at least 18 years has to be at home.'
        },
        reason: {id: 'account.visits.reason', defaultMessage: 'What is the matter?'},
        reasonMissing: {
            id: 'account.visits.reason-missing',
            defaultMessage: 'Choose what is the matter'
        },
        'not-working': {id: 'account.visits.not-working', defaultMessage: 'It does not work'},
        damaged: {id: 'account.visits.damaged', defaultMessage: 'It is damaged'},
        noise: {id: 'account.visits.noise', defaultMessage: 'It makes a noise or smells'},
        book: {id: 'account.visits.book', defaultMessage: 'Book this time'},
        noSlots: {
            id: 'account.visits.no-slots',
            defaultMessage:
                'Your store has no free time in the next two weeks. Please call your store.'
        }
    })
}

/** Messages about a booking that failed. */
export const visitEndMessages = defineMessages({
    taken: {
        id: 'account.visits.taken',
        defaultMessage: 'Somebody else has just taken this time. These are the times that are free.'
    },
    'too-late': {
        id: 'account.visits.refused-too-late',
        defaultMessage: 'This appointment can no longer be changed here. Please call your store.'
    },
    'not-offered': {
        id: 'account.visits.not-offered',
        defaultMessage: 'This can’t be scheduled here. Please call your store.'
    },
    failed: {
        id: 'account.visits.failed',
        defaultMessage: 'That did not work, and nothing was changed. Please try again.'
    },
    unknown: {
        id: 'account.visits.unknown',
        defaultMessage:
            'We can’t tell whether that worked. Look at your appointments in a minute before you try again.'
    }
})
