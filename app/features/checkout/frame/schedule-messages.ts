import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const scheduleMessages = {
    failed: commonMessages.notSaved,
    title: commonMessages.paySchedule,
    day: commonMessages.nextPaymentDue,
    ...defineMessages({
        frequency: {
            id: 'checkout.schedule.frequency',
            defaultMessage: 'How often would you like to pay?'
        },
        amount: {
            id: 'checkout.schedule.amount',
            defaultMessage: '{payment} {per}. Total cost to own {total}.'
        },
        amountWithCode: {
            id: 'checkout.schedule.amount-with-code',
            defaultMessage: '{payment} {per} with promo code {code}. Total cost to own {total}.'
        },
        dayHint: {
            id: 'checkout.schedule.day-hint',
            defaultMessage:
                'You pay the first period when your agreement begins. Your next payment can be due on any day from {earliest} to {latest}. Type it, for example 12 31 2030, or choose it on the calendar.'
        },
        'day-missing': {
            id: 'checkout.schedule.day-missing',
            defaultMessage: 'Choose when your next payment is due'
        },
        withoutTaxes: {
            id: 'checkout.schedule.without-taxes',
            defaultMessage:
                'Before taxes, fees and optional services: your agreement says the whole amounts before you sign.'
        },
        'day-wrong': {id: 'checkout.schedule.day-wrong', defaultMessage: 'Enter a real date'},
        'too-early': {
            id: 'checkout.schedule.too-early',
            defaultMessage: 'Choose a day from {earliest} on'
        },
        'too-late': {
            id: 'checkout.schedule.too-late',
            defaultMessage: 'Choose a day up to {latest}'
        }
    })
}
