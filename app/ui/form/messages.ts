import {defineMessages} from 'react-intl'

export const quantityMessages = defineMessages({
    quantity: {id: 'quantity.of', defaultMessage: 'Quantity of {of}'},
    less: {id: 'quantity.less', defaultMessage: 'One less'},
    more: {id: 'quantity.more', defaultMessage: 'One more'},
    atLeast: {id: 'quantity.at-least', defaultMessage: 'At least {minimum, number}'}
})

export const frequencyChoiceMessages = defineMessages({
    legend: {id: 'frequency.legend', defaultMessage: 'Show payments'}
})

/** The names of the frequencies, also for selects and summaries. */
export const frequencyMessages = defineMessages({
    weekly: {id: 'frequency.weekly', defaultMessage: 'Weekly'},
    biweekly: {id: 'frequency.biweekly', defaultMessage: 'Bi-weekly'},
    semimonthly: {id: 'frequency.semimonthly', defaultMessage: 'Semi-monthly'},
    monthly: {id: 'frequency.monthly', defaultMessage: 'Monthly'}
})
