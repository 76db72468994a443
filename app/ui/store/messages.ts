import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

/** A store's opening hours. */
export const hoursMessages = defineMessages({
    span: {id: 'stores.info.span', defaultMessage: '{from} to {to} {hours}'},
    day: {id: 'stores.info.day', defaultMessage: '{day} {hours}'},
    fromTo: {id: 'stores.info.from-to', defaultMessage: '{opens} - {closes}'},
    morning: {id: 'stores.info.morning', defaultMessage: '{hour}:{minute} AM'},
    afternoon: {id: 'stores.info.afternoon', defaultMessage: '{hour}:{minute} PM'},
    closed: {id: 'stores.info.closed', defaultMessage: 'Closed'}
})

export const dayMessages = defineMessages({
    monday: {id: 'stores.day.monday', defaultMessage: 'Monday'},
    tuesday: {id: 'stores.day.tuesday', defaultMessage: 'Tuesday'},
    wednesday: {id: 'stores.day.wednesday', defaultMessage: 'Wednesday'},
    thursday: {id: 'stores.day.thursday', defaultMessage: 'Thursday'},
    friday: {id: 'stores.day.friday', defaultMessage: 'Friday'},
    saturday: {id: 'stores.day.saturday', defaultMessage: 'Saturday'},
    sunday: {id: 'stores.day.sunday', defaultMessage: 'Sunday'}
})

export const reachMessages = {call: commonMessages.call, amount: commonMessages.thereYouPay}

/** A store that takes no orders online (D-54). */
export const counterMessages = defineMessages({
    title: {id: 'store.counter.title', defaultMessage: 'Order from your store'},
    how: {
        id: 'store.counter.how',
        defaultMessage: 'This store takes orders by telephone or at its counter.'
    },
    back: {id: 'store.counter.back', defaultMessage: 'Back to your cart'}
})
