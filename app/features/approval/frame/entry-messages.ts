import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const entryMessages = defineMessages({
    title: {id: 'approval.entry.title', defaultMessage: 'Instant approval'},
    lead: {
        id: 'approval.entry.lead',
        defaultMessage:
            'Answer a few questions and see right away up to how much a week you can rent for. It takes about six minutes and costs nothing, and you owe nothing until you sign an agreement.'
    },
    stored: {
        id: 'approval.entry.saved',
        defaultMessage:
            'You began an application on {began}. We keep your answers until {until}, but never your Social Security number or birth date.'
    },
    goOn: {id: 'approval.entry.go-on', defaultMessage: 'Continue where you left off'},
    startOver: {id: 'approval.entry.start-over', defaultMessage: 'Start over'},
    apply: {
        id: 'approval.entry.apply',
        defaultMessage: 'Apply: a few short questions on each page.'
    },
    answer: {id: 'approval.entry.answer', defaultMessage: 'See your answer right away.'},
    shop: {id: 'approval.entry.shop', defaultMessage: 'Shop for what fits your weekly amount.'},
    begin: {id: 'approval.entry.begin', defaultMessage: 'Start my application'},
    need: {id: 'approval.entry.need', defaultMessage: 'What you need'},
    phone: {id: 'approval.entry.phone', defaultMessage: 'Your mobile phone number'},
    number: {
        id: 'approval.entry.number',
        defaultMessage:
            'Your Social Security number or ITIN (a taxpayer number), and your date of birth'
    },
    income: {id: 'approval.entry.income', defaultMessage: 'What you earn, and how often'},
    people: {
        id: 'approval.entry.people',
        defaultMessage: 'Names and phone numbers of your landlord and of two people who know you'
    }
})

export const refusalMessages = {
    see: commonMessages.seeWhatYouCanDo,
    ...defineMessages({
        refused: {
            id: 'approval.entry.refused',
            defaultMessage:
                'We couldn’t approve your last application. If that was less than 30 days ago, a new one gets the same answer.'
        },
        refusedUntil: {
            id: 'approval.entry.refused-until',
            defaultMessage:
                'We couldn’t approve your last application. You may apply again from {day} on; before that a new one gets the same answer.'
        }
    })
}
